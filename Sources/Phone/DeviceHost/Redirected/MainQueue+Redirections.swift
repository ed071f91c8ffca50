#if canImport(Glibc)
  import Interposition

  extension MainQueue {
    /// `Thread.isMainThread`, and all other ways in which Foundation finds the main thread.
    static var redirections: [Redirection] {
      [
        Redirection(
          "_CFIsMainThread",
          of: .foundation,
          to: answer,
          without: "Thread.isMainThread is false in callbacks on the main actor"
        )
      ]
    }

    /// A truth value of C.
    private typealias Ask = @convention(c) () -> UInt8

    private static let isMainThread = LoadedFunction.findOptional("_CFIsMainThread", as: Ask.self)

    private static let answer: Ask = {
      if let truth = isMainThread?(), truth != 0 { return truth }
      return Binding.current != nil && isCurrent ? 1 : 0
    }
  }
#endif
