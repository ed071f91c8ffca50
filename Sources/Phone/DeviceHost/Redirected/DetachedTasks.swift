#if canImport(Glibc)
  import Glibc
  import Interposition

  /// Detached tasks of an app's code, which stay with its phone, too: they are created as tasks
  /// that copy the values of their creator's task.
  ///
  /// So the phone knows every task of its apps.
  enum DetachedTasks {
    /// The program's own calls that create tasks.
    static var redirections: [Redirection] {
      [
        Redirection(
          "swift_task_create",
          of: .program,
          to: create,
          without: "Task.detached loses the phone"
        )
      ]
    }

    /// A task and its context, as the type of C that consists of the same two words.
    typealias Created = lldiv_t
    typealias Create =
      @convention(c) (
        Int, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
      ) -> Created

    /// The flag of the runtime for copying the values of the creator's task.
    private static let copiesValues = 1 << 10

    static let real = LoadedFunction.find("swift_task_create", as: Create.self)

    private static let create: Create = { flags, options, type, entry, context in
      guard let host = Binding.current?.host else {
        return real(flags, options, type, entry, context)
      }
      guard host.waiting == .virtual else {
        return real(flags | copiesValues, options, type, entry, context)
      }
      let created = UnseenTasks.creating {
        real(flags | copiesValues, options, type, entry, context)
      }
      if let task = task(created) { host.watch(task) }
      return created
    }

    static func task(_ created: Created) -> UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: Int(created.quot))
    }
  }
#endif
