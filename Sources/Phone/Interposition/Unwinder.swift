#if canImport(Glibc)
  import Glibc

  /// The functions that follow the calls on a thread's stack, as toolchains for Linux have them.
  ///
  /// Where one of them is missing, no call is found, so that failures name no line of the app.
  package struct Unwinder: Sendable {
    typealias Frame = OpaquePointer
    typealias Visit = @convention(c) (Frame, UnsafeMutableRawPointer?) -> CInt

    typealias Follow = @convention(c) (Visit, UnsafeMutableRawPointer?) -> CInt
    typealias Read = @convention(c) (Frame) -> UInt
    typealias Enclose = @convention(c) (UInt) -> UnsafeRawPointer?

    /// Calls a function for each frame, the innermost first.
    let follow: Follow
    /// Returns the address to which the call of a frame returns.
    let address: Read
    /// Returns the stack pointer at the call of a frame.
    let top: Read
    /// Returns the start of the function that contains an address.
    let function: Enclose

    /// The functions by their names, as part of what a phone needs.
    package static let symbols = [
      "_Unwind_Backtrace", "_Unwind_GetIP", "_Unwind_GetCFA", "_Unwind_FindEnclosingFunction",
    ].map {
      LoadedSymbol(
        $0,
        of: .unwinder,
        without: "failures name no line of the app, and XCTest's own waits take the phone's time"
      )
    }

    /// The unwinder of this process; nil if it lacks one of the functions.
    package static let ofProcess = Unwinder { dlsym(nil, $0) }

    /// Finds the functions.
    ///
    /// - Parameter find: Returns the address of a function; nil if none has that name.
    package init?(_ find: (String) -> UnsafeMutableRawPointer?) {
      let found = Self.symbols.compactMap { find($0.symbol) }
      guard found.count == Self.symbols.count else { return nil }
      follow = unsafeBitCast(found[0], to: Follow.self)
      address = unsafeBitCast(found[1], to: Read.self)
      top = unsafeBitCast(found[2], to: Read.self)
      function = unsafeBitCast(found[3], to: Enclose.self)
    }
  }
#endif
