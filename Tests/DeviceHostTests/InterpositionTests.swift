#if canImport(Glibc)
  import Glibc
  import Interposition
  import Testing

  @testable import DeviceHost

  /// The calls that a phone answers are redirected, as long as the libraries of the toolchain call
  /// the functions that the table of redirections names.
  @Suite struct InterpositionTests {
    /// The rows of libraries, which are reported where they find nothing.
    private static var rows: [Redirection] { Redirections.all.filter { $0.library != .program } }

    @Test func `this toolchain makes every call that is redirected`() {
      #expect(Self.rows.count > 35)
      let missing = Interposition.missing(of: Redirections.all, using: Redirections.symbols)
      #expect(missing.map(\.name) == [])
    }

    @Test(arguments: rows.indices)
    func `a function with another name is reported, and no other`(index: Int) {
      var rows = Self.rows
      rows[index].symbol = "renamed_" + rows[index].symbol
      #expect(Interposition.missing(of: rows, using: []).map(\.name) == [rows[index].name])
    }

    @Test(arguments: Redirections.symbols.indices)
    func `a symbol with another name is reported, and no other`(index: Int) {
      var symbols = Redirections.symbols
      symbols[index].symbol = "renamed_" + symbols[index].symbol
      let missing = Interposition.install([], using: symbols)
      #expect(missing.map(\.name) == [symbols[index].name])
    }

    @Test func `tasks that no phone watches are counted by a symbol of the table`() {
      #expect(Redirections.symbols.contains { $0.symbol == "swift_task_enqueueGlobal_hook" })
      #expect(UnseenTasks.count != nil)
    }

    /// Swift calls Dispatch through a library; only a program with code in C calls it itself.
    @Test func `the program of the tests makes the calls of programs`() {
      let rows = Redirections.all.filter {
        $0.library == .program && !$0.symbol.hasPrefix("dispatch_")
      }
      #expect(rows.count == 4 && rows.allSatisfy(Interposition.isCalled))
    }

    @Test(arguments: [
      ("BUG IN CLIENT: Block was expected to execute on queue [store]", "store"),
      (
        "Block was not expected to execute on queue [com.apple.main-thread (0x7f00)]",
        "com.apple.main-thread"
      ),
      ("Block was expected to execute on queue [a [b] (c)]", "a [b] (c)"),
      ("something else [store]", nil),
    ])
    func `a reason names its queue`(reason: String, label: String?) {
      #expect(ExecutorChecks.queue(in: reason) == label)
    }

    @Test(arguments: Redirections.all.map(\.without) + Redirections.symbols.map(\.without))
    func `each row says what is real or lost without it`(text: String) {
      #expect(text.split(separator: " ").count >= 3)
    }

    @Test(arguments: [
      (LoadedLibrary.foundation, ["no_such_function of libFoundation.so"]),
      (.concurrency, ["no_such_function of libswift_Concurrency.so"]),
      // A program calls what it needs.
      (.program, []),
    ])
    func `what a library does not call is returned when it is redirected`(
      library: LoadedLibrary,
      missing: [String]
    ) {
      let call: @convention(c) () -> Void = {}
      let row = Redirection("no_such_function", of: library, to: call, without: "nothing is lost")
      #expect(Interposition.install([row], using: []).map(\.name) == missing)
    }

    @Test func `a missing call is a problem that says what is real`() {
      let trouble = Trouble(missing: [
        "dispatch_after_f of libswift_Concurrency.so: Task.sleep takes real time"
      ])
      #expect(
        trouble.text == """
          the libraries of this program lack 1 of the parts that a phone needs; Belfry needs \
          Swift's own libraries, not linked into the program, and was tested with 6.3:
            dispatch_after_f of libswift_Concurrency.so: Task.sleep takes real time
          """
      )
    }

    @Test func `a problem without a known line names none`() {
      #expect(
        Trouble("the delegate is late", from: Registration(at: nil)).text == "the delegate is late"
      )
    }

    /// The program of the tests calls what only programs call.
    static func wait() {
      var time = timespec()
      nanosleep(&time, nil)
      usleep(0)
      sleep(0)
    }
  }
#endif
