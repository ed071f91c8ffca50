import Foundation
import Testing

/// A form in which app code waits.
struct Form: Sendable, CustomTestStringConvertible {
  let name: String
  /// A closure that blocks the thread during the wait.
  var holding: (@Sendable (Double) -> Void)?
  let begin:
    @MainActor @Sendable (_ seconds: Double, _ fire: @escaping @Sendable () -> Void) -> Any?

  var testDescription: String { name }

  @MainActor func wait(for seconds: Double, _ fire: @escaping @Sendable () -> Void) -> Any? {
    begin(seconds, fire)
  }

  private static func sleeping(
    _ name: String,
    _ sleep: @escaping @Sendable (Double) async throws -> Void
  ) -> Form {
    Form(name: name) { seconds, fire in
      Task {
        try await sleep(seconds)
        fire()
      }
    }
  }

  static let virtual: [Form] = [
    sleeping("Task.sleep(nanoseconds:)") { try await Task.sleep(nanoseconds: UInt64($0 * 1e9)) },
    sleeping("Task.sleep(for:)") { try await Task.sleep(for: .seconds($0)) },
    sleeping("Task.sleep(for:tolerance:)") {
      try await Task.sleep(for: .seconds($0), tolerance: .seconds(1))
    },
    sleeping("Task.sleep(until:clock:)") {
      try await Task.sleep(until: .now + .seconds($0), clock: .continuous)
    },
    sleeping("Task.sleep(until:tolerance:clock:)") {
      try await Task.sleep(until: .now + .seconds($0), tolerance: .zero, clock: .suspending)
    },
    sleeping("ContinuousClock().sleep(for:)") {
      try await ContinuousClock().sleep(for: .seconds($0))
    },
    Form(name: "DispatchQueue.main.asyncAfter(deadline:)") { seconds, fire in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: fire)
    },
    Form(name: "DispatchQueue.global().asyncAfter(deadline:qos:)") { seconds, fire in
      DispatchQueue.global()
        .asyncAfter(deadline: .now() + seconds, qos: .utility, execute: fire)
    },
    Form(name: "asyncAfter(deadline:execute:) of a work item") { seconds, fire in
      DispatchQueue(label: "own")
        .asyncAfter(deadline: .now() + seconds, execute: DispatchWorkItem(block: fire))
    },
    Form(name: "asyncAfter(wallDeadline:)") { seconds, fire in
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + seconds, execute: fire)
    },
    Form(name: "DispatchSource.makeTimerSource") { seconds, fire in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler(handler: fire)
      source.schedule(deadline: .now() + seconds)
      source.resume()
      return source
    },
    Form(name: "DispatchSource.makeTimerSource(wallDeadline:)") { seconds, fire in
      let source = DispatchSource.makeTimerSource()
      source.schedule(wallDeadline: .now() + seconds)
      source.setEventHandler(handler: DispatchWorkItem(block: fire))
      source.activate()
      return source
    },
    Form(name: "Timer.scheduledTimer") { seconds, fire in
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in fire() }
    },
    Form(name: "Timer(fire:interval:)") { seconds, fire in
      let date = Date().addingTimeInterval(seconds)
      let timer = Timer(fire: date, interval: 0, repeats: false) { _ in fire() }
      RunLoop.main.add(timer, forMode: .default)
      RunLoop.main.add(timer, forMode: .common)
      return timer
    },
    Form(name: "Timer.fireDate") { seconds, fire in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fire() }
      timer.fireDate = Date().addingTimeInterval(seconds)
      return timer
    },
  ]

  static let repeating: [Form] = [
    Form(name: "Timer.scheduledTimer(repeats: true)") { seconds, fire in
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in fire() }
    },
    Form(name: "DispatchSource.makeTimerSource(repeating:)") { seconds, fire in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler(handler: fire)
      source.schedule(deadline: .now() + seconds, repeating: seconds)
      source.resume()
      return source
    },
  ]
}
