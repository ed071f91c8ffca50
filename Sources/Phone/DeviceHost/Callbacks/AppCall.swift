import VirtualDevice

/// A call of an app's code that the phone has made: a method of a delegate, a completion handler.
struct AppCall: Sendable {
  /// The method or handler that is called, as messages name it.
  let what: String
  /// The process that runs the code.
  let process: AppProcess
  /// The source location at which the app registered the callback.
  let registration: Registration?

  /// The call that the running code is part of, or that started it.
  @TaskLocal static var current: AppCall?

  init(_ what: String, of process: AppProcess, from registration: Registration?) {
    self.what = what
    self.process = process
    self.registration = registration
  }

  /// Runs code as part of the call.
  func bound(_ body: () -> Void) { AppCall.$current.withValue(self, operation: body) }
}

extension AppProcess {
  /// The app's name on the phone.
  var name: String { host.withBook { $0[app] } }
}
