#if canImport(Glibc)
  import Interposition

  /// Work that an app's code hands to a Dispatch queue: like a task, it stays with the phone, and
  /// the phone's clock waits for it.
  enum DispatchedWork {
    /// The calls by which Swift hands over blocks.
    static var redirections: [Redirection] {
      [
        Redirection(
          "dispatch_async",
          of: .swiftDispatch,
          to: async,
          without: "DispatchQueue.async loses the phone, which does not wait for the work"
        )
      ]
    }

    /// Indicates whether the running code is such work, or was called by it.
    @TaskLocal static var isInside = false

    /// A block, or a function with its argument, and the binding of the code that handed it over.
    private final class Work {
      let body: () -> Void
      let binding: Binding
      /// The callback whose code has handed over the work, if there is one.
      let call = AppCall.current
      let ticket: Callbacks.Ticket

      init(on queue: CDispatch.Object, _ binding: Binding, _ body: @escaping () -> Void) {
        self.body = body
        self.binding = binding
        let label = CDispatch.label(queue).map { String(cString: $0) } ?? ""
        let what = "work on the Dispatch queue \"\(label)\""
        ticket = binding.host.callbacks.begin(what, from: nil)
      }

      func run() {
        Binding.$current.withValue(binding) {
          AppCall.$current.withValue(call) {
            DispatchedWork.$isInside.withValue(true, operation: body)
          }
        }
        binding.host.callbacks.end(ticket)
      }
    }

    /// Hands a block, which was copied, to a queue; the phone's clock waits until it has run.
    static func submit(
      _ block: CDispatch.Block,
      to queue: CDispatch.Object,
      as binding: Binding
    ) {
      submit(to: queue, as: binding) {
        call(block)
        CDispatch.releaseBlock(block)
      }
    }

    /// Hands work to a queue; the phone's clock waits until it has run.
    static func submit(
      to queue: CDispatch.Object,
      as binding: Binding,
      _ body: @escaping () -> Void
    ) {
      let work = Unmanaged.passRetained(Work(on: queue, binding, body)).toOpaque()
      CDispatch.asyncFunction(queue, work) { context in
        guard let context else { return }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
      }
    }

    /// Calls a block: it begins with its class, two words of flags and the function that runs it.
    static func call(_ block: CDispatch.Block) {
      let function = block.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
      unsafeBitCast(function, to: (@convention(c) (CDispatch.Block) -> Void).self)(block)
    }

    private static let async: CDispatch.Async = { queue, block in
      guard let binding = Binding.current else { return CDispatch.async(queue, block) }
      submit(CDispatch.copyBlock(block), to: queue, as: binding)
    }
  }
#endif
