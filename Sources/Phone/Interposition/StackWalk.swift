#if canImport(Glibc)
  /// The return addresses on a thread's stack, the innermost first.
  ///
  /// The unwinder follows the compiler's notes about each function. Linkers that fold equal
  /// functions into one lose the notes about some, such as `DispatchSemaphore.wait(timeout:)`. The
  /// unwinder ends there, and the next word on the stack that is a return address belongs to the
  /// caller.
  struct StackWalk {
    private let unwinder: Unwinder
    private var calls: UnsafeMutableBufferPointer<UInt>
    private var count = 0
    /// The stack pointer at the last call.
    private var stack: UInt = 0

    /// Records the calls that have led to this one, up to the available room, and returns their
    /// number.
    ///
    /// - Parameters:
    ///   - calls: The memory for the calls.
    ///   - unwinder: The functions that follow the stack; without them, no call is recorded.
    @inline(never)
    static func note(
      in calls: UnsafeMutableBufferPointer<UInt>,
      by unwinder: Unwinder? = .ofProcess
    ) -> Int {
      guard let unwinder else { return 0 }
      var walk = StackWalk(unwinder: unwinder, calls: calls)
      withUnsafeMutablePointer(to: &walk) { _ = unwinder.follow(visit, $0) }
      walk.passLastWithoutNote()
      return walk.count
    }

    private static let visit: Unwinder.Visit = { frame, walk in
      guard let walk = walk?.assumingMemoryBound(to: StackWalk.self) else { return stop }
      guard walk.pointee.count < walk.pointee.calls.count else { return stop }
      walk.pointee.add(walk.pointee.unwinder.address(frame))
      walk.pointee.stack = walk.pointee.unwinder.top(frame)
      return 0
    }

    private mutating func add(_ call: UInt) {
      calls[count] = call
      count += 1
    }

    private mutating func passLastWithoutNote() {
      guard count > 0, count < calls.count, unwinder.function(calls[count - 1]) == nil,
        let words = UnsafePointer<UInt>(bitPattern: stack)
      else { return }
      if let caller = (0..<Self.words).lazy.map({ words[$0] }).first(where: isCall) {
        add(caller)
      }
    }

    /// The largest number of words that such a function keeps on the stack.
    private static let words = 16

    /// Returns whether a call returns to an address: the instruction before it is a call.
    ///
    /// Only the code of known functions is read: addresses between the parts of a library may be
    /// unreadable.
    private func isCall(_ address: UInt) -> Bool {
      guard address > 0, let start = unwinder.function(address),
        let code = UnsafePointer<UInt8>(bitPattern: address)
      else { return false }
      let length = code - start.assumingMemoryBound(to: UInt8.self)
      #if arch(arm64)
        guard address % 4 == 0, length >= 4 else { return false }
        let word = UnsafeRawPointer(code - 4).load(as: UInt32.self)
        return word & 0xfc00_0000 == 0x9400_0000 || word & 0xffff_fc1f == 0xd63f_0000
      #else
        // `call` with an offset, or through a register or memory, in two to seven bytes.
        return length >= 5 && code[-5] == 0xe8
          || (2...7).contains {
            length >= $0 && code[-$0] == 0xff && code[1 - $0] & 0b0011_1000 == 0b0001_0000
          }
      #endif
    }

    /// The value that a visit returns at the end of the stack.
    private static let stop: CInt = 5
  }
#endif
