#if canImport(Glibc)
  import Glibc

  /// Detached tasks of an app's code stay the phone's, too: they are created as tasks that take the
  /// values of their creator's task with them.
  enum DetachedTasks {
    /// Redirects the program's own calls that create tasks, the first time it is called.
    static func start() { _ = isStarted }

    /// A task and its context; the type of C that has the same two words.
    private typealias Created = lldiv_t
    private typealias Create =
      @convention(c) (
        Int, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
      ) -> Created

    /// The flag of the runtime for copying the values of the creator's task.
    private static let copiesValues = 1 << 10

    private static let isStarted: Bool = {
      guard let name = dlsym(nil, "swift_task_create") else { return false }
      real = unsafeBitCast(name, to: Create.self)
      ImportTable(of: "")?
        .redirect("swift_task_create", to: unsafeBitCast(create, to: UnsafeRawPointer.self))
      return true
    }()

    /// Written once, before the first call that reads it.
    nonisolated(unsafe) private static var real: Create!

    private static let create: Create = { flags, options, type, entry, context in
      let flags = Binding.current == nil ? flags : flags | copiesValues
      return real(flags, options, type, entry, context)
    }
  }
#endif
