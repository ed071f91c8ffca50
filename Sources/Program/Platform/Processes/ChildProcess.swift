import SystemLibrary

/// A program that runs to its end, with its output.
///
/// Its arguments are passed to it one by one: no shell reads them.
package enum ChildProcess {
  /// The way in which a program starts: a fixed script of the shell, in which `"$@"` is the
  /// program.
  package enum Start: String {
    /// With its error messages in its output.
    case withMessages = #"exec "$@" 2>&1 </dev/null"#
    /// Without its error messages.
    case withoutMessages = #"exec "$@" 2>/dev/null </dev/null"#
    /// In the folder that is the first argument, with its error messages and without an
    /// environment.
    case alone = #"cd "$1" && shift && exec env -i "$@" 2>&1 </dev/null"#
  }

  /// The exit status of a shell that cannot find a program.
  package static let notFound: Int32 = 127

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - start: The way in which it begins.
  ///   - receive: A closure that is called with each piece of the output as it comes.
  /// - Returns: The output of the program, and its exit status, which is -1 if a signal ended it.
  /// - Throws: A failure of the system if it cannot be started.
  package static func run(
    _ words: [String],
    _ start: Start,
    _ receive: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(SystemFailure) -> (output: [UInt8], status: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = Leftovers.all.starting {
      spawn(["sh", "-c", start.rawValue, "sh"] + words, output: ends[1])
    }
    close(ends[1])
    defer { close(ends[0]) }
    let child = try started.get()
    let output = try? Stream.bytes(of: ends[0], receive)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    Leftovers.all.remove(child: child)
    // A process that a signal ends has the signal in the lower seven bits.
    return (output ?? [], status & 0x7f == 0 ? status >> 8 & 0xff : -1)
  }

  private static func spawn(_ words: [String], output: Int32) -> Result<pid_t, SystemFailure> {
    var actions = emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    var attributes = emptyAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A thread of this process takes its signals, and a program has no such thread.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = []
    for word in words { arguments.append(strdup(word)) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, variables)
    return failure == 0 ? .success(child) : .failure(SystemFailure(code: failure))
  }
}

#if os(macOS)
  private func emptyActions() -> posix_spawn_file_actions_t? { nil }
  private func emptyAttributes() -> posix_spawnattr_t? { nil }
  private var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }
#else
  private func emptyActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  private func emptyAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
  private var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
#endif
