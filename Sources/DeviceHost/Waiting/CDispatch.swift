#if canImport(Glibc)
  import Glibc

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

    static let after = find("dispatch_after", as: After.self)
    static let afterFunction = find("dispatch_after_f", as: AfterFunction.self)
    static let async = find("dispatch_async", as: Async.self)
    static let asyncFunction = find("dispatch_async_f", as: AsyncFunction.self)
    static let time = find("dispatch_time", as: (@convention(c) (UInt64, Int64) -> UInt64).self)
    static let walltime = find(
      "dispatch_walltime",
      as: (@convention(c) (UnsafePointer<timespec>?, Int64) -> UInt64).self
    )
    static let semaphoreWait = find("dispatch_semaphore_wait", as: Wait.self)
    static let groupWait = find("dispatch_group_wait", as: Wait.self)
    static let blockWait = find("dispatch_block_wait", as: Wait.self)
    static let setTimer = find("dispatch_source_set_timer", as: SetTimer.self)
    static let setHandler = find("dispatch_source_set_event_handler", as: SetHandler.self)
    static let setFunction = find("dispatch_source_set_event_handler_f", as: SetFunction.self)
    static let cancel = find("dispatch_source_cancel", as: OnObject.self)
    static let retain = find("dispatch_retain", as: OnObject.self)
    static let release = find("dispatch_release", as: OnObject.self)
    static let label = find(
      "dispatch_queue_get_label",
      as: (@convention(c) (Object) -> UnsafePointer<CChar>?).self
    )
    static let copyBlock = find("_Block_copy", as: (@convention(c) (Block) -> Block).self)
    static let releaseBlock = find("_Block_release", as: (@convention(c) (Block) -> Void).self)

    /// The main queue.
    nonisolated(unsafe) static let main = dlsym(nil, "_dispatch_main_q")!

    /// Finds a function; every program that has Foundation has these.
    static func find<Function>(_ name: String, as _: Function.Type) -> Function {
      guard let function = findOptional(name, as: Function.self) else {
        fatalError("the function \(name) was not found")
      }
      return function
    }

    /// Finds a function that a program may lack, or a version of Foundation.
    static func findOptional<Function>(_ name: String, as _: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }
  }
#endif
