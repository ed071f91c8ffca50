import SystemLibrary

/// The scratch files and folders of the process, and its running programs, which a signal must not
/// leave behind.
final class Leftovers: @unchecked Sendable {
  /// The leftovers of the process.
  static let all = Leftovers()

  private let monitor = Monitor()
  private var files: Set<String> = []
  private var folders: Set<String> = []
  private var children: Set<pid_t> = []

  /// Runs a closure that changes files; the call never returns after a signal ends the process.
  func sync<Value>(_ work: () -> Value) -> Value { monitor.sync(work) }

  /// Creates a scratch file, and notes it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - create: Returns a descriptor, or a number below zero.
  func making(file path: String, _ create: () -> Int32) -> (Int32, SystemFailure?) {
    Signals.begin()
    return monitor.sync {
      let descriptor = create()
      guard descriptor >= 0 else { return (descriptor, .last) }
      files.insert(path)
      return (descriptor, nil)
    }
  }

  /// Creates a scratch folder, and notes it.
  func makingFolder(
    _ create: () -> Result<String, SystemFailure>
  ) -> Result<String, SystemFailure> {
    Signals.begin()
    return monitor.sync {
      let made = create()
      if case .success(let path) = made { folders.insert(path) }
      return made
    }
  }

  /// Starts a program, and notes it.
  func starting(
    _ start: () -> Result<pid_t, SystemFailure>
  ) -> Result<pid_t, SystemFailure> {
    monitor.sync {
      let started = start()
      if case .success(let child) = started { children.insert(child) }
      return started
    }
  }

  /// Notes that a file was renamed or removed.
  func remove(file path: String) { monitor.sync { _ = files.remove(path) } }

  /// Notes that a folder was removed.
  func remove(folder path: String) { monitor.sync { _ = folders.remove(path) } }

  /// Notes that a program has ended.
  func remove(child: pid_t) { monitor.sync { _ = children.remove(child) } }

  /// Ends the programs, removes the files and the folders, and ends the process; nothing else
  /// creates a file meanwhile.
  func clear(andThen end: () -> Never) -> Never {
    monitor.sync { () -> Never in
      for child in children { kill(child, SIGTERM) }
      for child in children { Self.wait(for: child) }
      for path in files { FileWriter.remove(path) }
      for path in folders { FileWriter.removeTree(path) }
      end()
    }
  }

  /// Waits until a program has removed its own files, but not for long.
  private static func wait(for child: pid_t) {
    var status: Int32 = 0
    for _ in 0..<100 {
      // The thread that started it may be the one that learns how it ended.
      let ended = waitpid(child, &status, WNOHANG)
      guard ended == 0 || ended < 0 && errno == EINTR else { return }
      usleep(10_000)
    }
    kill(child, SIGKILL)
  }
}

extension CurrentProcess {
  /// Ends the process, unless a signal is about to.
  package static func end(with status: Int32) -> Never {
    Leftovers.all.sync { exit(status) }
  }
}
