#if canImport(Glibc)
  import Glibc
  import Interposition
  import Testing

  @testable import DeviceHost

  /// The calls that a phone answers are redirected, as long as the libraries of the toolchain call
  /// the functions that the table of redirections names.
  @Suite struct InterpositionTests {
    /// The rows that the program of the tests must contain.
    ///
    /// Swift calls Dispatch through a library; only a program with code in C calls it itself.
    private static var rows: [Redirection] {
      Redirections.all.filter { $0.library != .program || !$0.symbol.hasPrefix("dispatch_") }
    }

    @Test func `this toolchain makes every call that is redirected`() {
      #expect(Self.rows.count > 40)
      #expect(Interposition.missing(of: Self.rows).map(\.name) == [])
    }

    @Test(arguments: rows.indices)
    func `a function with another name is reported, and no other`(index: Int) {
      var rows = Self.rows
      rows[index].symbol = "renamed_" + rows[index].symbol
      #expect(Interposition.missing(of: rows).map(\.name) == [rows[index].name])
    }

    @Test(arguments: Redirections.all.map(\.without))
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
      #expect(Interposition.install([row]).map(\.name) == missing)
    }

    @Test func `a missing call is a problem that says what is real`() {
      let trouble = Trouble([
        "dispatch_after_f of libswift_Concurrency.so: Task.sleep takes real time"
      ])
      #expect(
        trouble.text == """
          this toolchain is not one that Belfry was tested with; it lacks 1 of the calls that a \
          phone answers:
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
