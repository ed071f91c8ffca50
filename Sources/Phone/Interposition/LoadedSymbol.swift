#if canImport(Glibc)
  import Glibc

  /// A variable or a function of a library that is used by its name, and is not redirected.
  package struct LoadedSymbol: LibraryPart {
    package let library: LoadedLibrary
    package var symbol: String
    package let without: String

    /// Creates one.
    ///
    /// - Parameters:
    ///   - symbol: Its name.
    ///   - library: The library that has it.
    ///   - without: A sentence that says what takes real time, or is lost, without it.
    package init(_ symbol: String, of library: LoadedLibrary, without: String) {
      self.library = library
      self.symbol = symbol
      self.without = without
    }

    /// Its address; nil if no library of the process has it.
    package var address: UnsafeMutableRawPointer? { dlsym(nil, symbol) }
  }
#endif
