#if canImport(Glibc)
  import Glibc

  /// The library whose code has called a redirected function.
  ///
  /// Libraries of the toolchain make the same calls as apps: XCTest for its own timeouts, and
  /// Foundation's networking for those of connections. Their calls stay real.
  package enum Caller {
    /// Returns whether a library of the toolchain made a call through another library.
    ///
    /// - Parameter library: The other library.
    @inline(never)
    package static func isOfToolchain(through library: LoadedLibrary) -> Bool {
      guard let path = path(through: library) else { return false }
      return path.hasPrefix(toolchain)
    }

    /// Returns whether a library made a call through another one.
    package static func isLibrary(_ name: LoadedLibrary, through library: LoadedLibrary) -> Bool {
      path(through: library)?.hasSuffix("/" + name.rawValue) ?? false
    }

    /// Returns the path of the file with the innermost code on the stack outside a library.
    private static func path(through library: LoadedLibrary) -> String? {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: deepest) { calls in
        let count = StackWalk.note(in: calls)
        var isBeyond = false
        for call in calls[..<count] {
          let path = file(of: UnsafeMutableRawPointer(bitPattern: call))
          if path.hasSuffix("/" + library.rawValue) {
            isBeyond = true
          } else if isBeyond {
            return path
          }
        }
        return nil
      }
    }

    private static func file(of call: UnsafeMutableRawPointer?) -> String {
      // What is found out is four words: the file and where it lies, the symbol and where it is.
      withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: 4) { info in
        info.initialize(repeating: nil)
        guard let call, addressInfo(call, info.baseAddress) != 0, let name = info[0] else {
          return ""
        }
        return String(cString: name)
      }
    }

    private typealias AddressInfo =
      @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> CInt

    private static let addressInfo = LoadedFunction.find("dladdr", as: AddressInfo.self)

    private static let deepest = 24

    /// The folder of the toolchain's libraries.
    private static let toolchain: String = {
      let path = file(of: dlsym(nil, "swift_retain"))
      return String(path.reversed().drop { $0 != "/" }.reversed())
    }()
  }
#endif
