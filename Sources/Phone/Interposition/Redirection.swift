#if canImport(Glibc)
  /// A function that a library calls through its import table, and the function that replaces it.
  ///
  /// Sendable though it has an address: functions are not changed.
  package struct Redirection: LibraryPart, @unchecked Sendable {
    package let library: LoadedLibrary
    package var symbol: String
    /// The function that is called instead.
    let function: UnsafeRawPointer
    package let without: String

    /// Creates a redirection to a function of C's convention.
    ///
    /// - Parameters:
    ///   - symbol: The name of the function that the library imports.
    ///   - library: The library that calls it.
    ///   - function: The function that is called instead.
    ///   - without: A sentence that says what takes real time, or is lost, without it.
    package init<Function>(
      _ symbol: String,
      of library: LoadedLibrary,
      to function: Function,
      without: String
    ) {
      precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
      self.library = library
      self.symbol = symbol
      self.function = unsafeBitCast(function, to: UnsafeRawPointer.self)
      self.without = without
    }
  }

  /// Redirects calls of libraries, and finds the rows without a call to redirect.
  package enum Interposition {
    /// Redirects calls from now on, and looks for the symbols that are used, too.
    ///
    /// - Returns: The rows that found nothing to redirect, although their library is loaded or
    ///   every program loads it, and the symbols that are not there. The program itself may leave
    ///   functions uncalled.
    package static func install(
      _ rows: [Redirection],
      using symbols: [LoadedSymbol]
    ) -> [any LibraryPart] {
      missing(of: rows) { address, row in ImportTable.fill(address, with: row.function) }
        + missing(of: symbols)
    }

    /// Returns what ``install(_:using:)`` would return, and changes nothing.
    package static func missing(
      of rows: [Redirection],
      using symbols: [LoadedSymbol]
    ) -> [any LibraryPart] {
      missing(of: rows) { _, _ in true } + missing(of: symbols)
    }

    private static func missing(of symbols: [LoadedSymbol]) -> [any LibraryPart] {
      symbols.filter { $0.address == nil }
    }

    private static func missing(
      of rows: [Redirection],
      _ fill: (UInt, Redirection) -> Bool
    ) -> [any LibraryPart] {
      let tables = tables(of: rows)
      return rows.filter { row in
        guard let table = tables[row.library] else { return row.library.isAlwaysLoaded }
        // If one slot cannot be filled, the others are filled nevertheless.
        let filled = table.slots(of: row.symbol).filter { fill($0, row) }
        return row.library != .program && filled.isEmpty
      }
    }

    /// Returns whether the library or the program of a row calls its function.
    package static func isCalled(_ row: Redirection) -> Bool {
      ImportTable(of: row.library)?.slots(of: row.symbol).isEmpty == false
    }

    private static func tables(of rows: [Redirection]) -> [LoadedLibrary: ImportTable] {
      var tables: [LoadedLibrary: ImportTable] = [:]
      for library in Set(rows.map(\.library)) { tables[library] = ImportTable(of: library) }
      return tables
    }
  }
#endif
