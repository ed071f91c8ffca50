import Synchronization

/// What a process is told on the main actor: one callback after the other, in the order in which
/// the phone has come to them.
///
/// Each callback is a task of its own, and tasks may overtake each other on their way to the main
/// actor; what they do there is taken from here, so that the order stays.
public final class MainLine: Sendable {
  private struct Work: @unchecked Sendable {
    var body: @MainActor () -> Void
  }

  private let work = Mutex<[Work]>([])

  /// The one of a process.
  public static func of(_ process: AppProcess) -> MainLine { process.keeping { MainLine() } }

  fileprivate func add(_ body: @escaping @MainActor () -> Void) {
    let next = Work(body: body)
    work.withLock { $0.append(next) }
  }

  @MainActor fileprivate func runNext() {
    work.withLock { $0.isEmpty ? nil : $0.removeFirst() }?.body()
  }
}

extension AppProcess {
  /// Calls an app back on the main actor behind whatever else it is told there, with the process
  /// bound.
  public func callInOrderOnMain(
    _ what: String,
    from registration: Registration? = .here(),
    _ body: @escaping @MainActor () -> Void
  ) {
    let line = MainLine.of(self)
    line.add(body)
    callOnMain(what, from: registration) { line.runNext() }
  }
}
