import Synchronization
public import VirtualDevice

// The processes of service extensions, which the phone starts and ends independently of the
// processes of the apps.
extension DeviceHost {
  /// Starts a process of an app's service extension.
  public func startExtensionProcess(of app: AppNumber) -> AppProcess {
    let process = AppProcess(of: app, on: self, isExtension: true)
    state.withLock { $0.extensionProcesses.append(process) }
    return process
  }

  /// Ends a process of a service extension: its later calls have no effect.
  ///
  /// What it waits for on the phone's clock is cancelled, and its objects are released.
  public func endExtensionProcess(_ process: AppProcess) {
    process.end()
    state.withLock { state in
      state.extensionProcesses.removeAll { $0 === process }
      state.ended.append(process)
      state.orphans += state.sleepers.filter { $0.process === process }
      state.sleepers.removeAll { $0.process === process }
    }
  }
}
