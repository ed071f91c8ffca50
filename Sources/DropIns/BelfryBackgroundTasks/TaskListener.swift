import DeviceHost
import VirtualDevice

/// Passes a phone's events of background tasks to the process that they are for.
final class TaskListener: PhoneListener {
  func hear(_ entry: Journal.Entry, of host: DeviceHost) {
    guard case .app(let app, .task(let number, let effect)) = entry.effect,
      let process = host.process(of: app)
    else { return }
    let identifier = host.withBook { $0[number] }
    switch effect {
    case .launched(let kind):
      TaskStore.of(process).remove(identifier)
      // The app registers its handlers while it launches.
      process.callInOrderOnMain("the launch of a background task", from: nil) {
        BGTaskScheduler.of(process).launch(identifier, kind, in: process)
      }
    case .expired: BGTaskScheduler.of(process).expire(identifier, in: process)
    case .submitted, .refused, .cancelled, .postponed, .completed: break
    }
  }
}
