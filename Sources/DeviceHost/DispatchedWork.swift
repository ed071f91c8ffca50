#if canImport(Glibc)
  import Glibc

  /// Work that an app's code hands to a Dispatch queue: it stays the phone's, as a task would, and
  /// the phone's clock waits for it.
  enum DispatchedWork {
    /// Redirects the calls by which Swift hands over blocks, the first time it is called.
    static func start() { _ = isStarted }

    private typealias Block = UnsafeMutableRawPointer
    private typealias Queue = UnsafeMutableRawPointer
    private typealias Async = @convention(c) (Queue, Block) -> Void
    private typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias AsyncFunction =
      @convention(c) (Queue, UnsafeMutableRawPointer?, Function) -> Void

    private static let isStarted: Bool = {
      guard realAsync != nil, realAsyncFunction != nil, copy != nil, release != nil else {
        return false
      }
      ImportTable(of: "libswiftDispatch.so")?
        .redirect("dispatch_async", to: unsafeBitCast(async, to: UnsafeRawPointer.self))
      return true
    }()

    private static let realAsync = find("dispatch_async", as: Async.self)
    private static let realAsyncFunction = find("dispatch_async_f", as: AsyncFunction.self)
    private static let copy = find(
      "_Block_copy",
      as: (@convention(c) (Block) -> Block).self
    )
    private static let release = find("_Block_release", as: (@convention(c) (Block) -> Void).self)

    private typealias Label = @convention(c) (Queue) -> UnsafePointer<CChar>?
    private static let label = find("dispatch_queue_get_label", as: Label.self)

    private static func name(of queue: Queue) -> String {
      label?(queue).map { String(cString: $0) } ?? ""
    }

    private static func find<Function>(_ name: String, as _: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }

    /// A block and whose it is.
    private final class Work {
      let block: Block
      let binding: Binding
      let ticket: Callbacks.Ticket

      init(_ block: Block, on queue: Queue, _ binding: Binding) {
        self.block = block
        self.binding = binding
        let what = "work on the Dispatch queue \"\(DispatchedWork.name(of: queue))\""
        ticket = binding.host.callbacks.begin(what, from: nil)
      }

      /// A block begins with its class, two words of flags and the function that runs it.
      func run() {
        let function = block.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        Binding.$current.withValue(binding) {
          unsafeBitCast(function, to: (@convention(c) (Block) -> Void).self)(block)
        }
      }
    }

    private static let async: Async = { queue, block in
      guard let binding = Binding.current else {
        realAsync?(queue, block)
        return
      }
      guard let block = copy?(block) else { return }
      let work = Unmanaged.passRetained(Work(block, on: queue, binding)).toOpaque()
      realAsyncFunction?(queue, work) { context in
        guard let context else { return }
        let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
        work.run()
        release?(work.block)
        work.binding.host.callbacks.end(work.ticket)
      }
    }
  }
#endif
