#if canImport(Glibc)
  import Glibc
  import Interposition

  /// The functions of Dispatch, as C has them.
  enum CDispatch {
    typealias Object = UnsafeMutableRawPointer
    typealias Block = UnsafeMutableRawPointer
    typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias After = @convention(c) (UInt64, Object, Block) -> Void
    typealias AfterFunction =
      @convention(c) (UInt64, Object, UnsafeMutableRawPointer?, Function) -> Void
    typealias Async = @convention(c) (Object, Block) -> Void
    typealias AsyncFunction = @convention(c) (Object, UnsafeMutableRawPointer?, Function) -> Void
    typealias Wait = @convention(c) (Object, UInt64) -> Int
    typealias SetTimer = @convention(c) (Object, UInt64, UInt64, UInt64) -> Void
    typealias SetHandler = @convention(c) (Object, Block?) -> Void
    typealias SetFunction = @convention(c) (Object, Function?) -> Void
    typealias OnObject = @convention(c) (Object) -> Void

    static let after = LoadedFunction.find("dispatch_after", as: After.self)
    static let afterFunction = LoadedFunction.find("dispatch_after_f", as: AfterFunction.self)
    static let async = LoadedFunction.find("dispatch_async", as: Async.self)
    static let asyncFunction = LoadedFunction.find("dispatch_async_f", as: AsyncFunction.self)
    static let time = LoadedFunction.find(
      "dispatch_time",
      as: (@convention(c) (UInt64, Int64) -> UInt64).self
    )
    static let walltime = LoadedFunction.find(
      "dispatch_walltime",
      as: (@convention(c) (UnsafePointer<timespec>?, Int64) -> UInt64).self
    )
    static let semaphoreWait = LoadedFunction.find("dispatch_semaphore_wait", as: Wait.self)
    static let groupWait = LoadedFunction.find("dispatch_group_wait", as: Wait.self)
    static let blockWait = LoadedFunction.find("dispatch_block_wait", as: Wait.self)
    static let setTimer = LoadedFunction.find("dispatch_source_set_timer", as: SetTimer.self)
    static let setHandler = LoadedFunction.find(
      "dispatch_source_set_event_handler",
      as: SetHandler.self
    )
    static let setFunction = LoadedFunction.find(
      "dispatch_source_set_event_handler_f",
      as: SetFunction.self
    )
    static let cancel = LoadedFunction.find("dispatch_source_cancel", as: OnObject.self)
    static let retain = LoadedFunction.find("dispatch_retain", as: OnObject.self)
    static let release = LoadedFunction.find("dispatch_release", as: OnObject.self)
    static let label = LoadedFunction.find(
      "dispatch_queue_get_label",
      as: (@convention(c) (Object) -> UnsafePointer<CChar>?).self
    )
    static let copyBlock = LoadedFunction.find(
      "_Block_copy",
      as: (@convention(c) (Block) -> Block).self
    )
    static let releaseBlock = LoadedFunction.find(
      "_Block_release",
      as: (@convention(c) (Block) -> Void).self
    )

    /// The main queue, whose address is part of every program in C that uses it.
    nonisolated(unsafe) static let main = dlsym(nil, "_dispatch_main_q")!
  }
#endif
