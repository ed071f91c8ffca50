#if canImport(Runtime) && canImport(Glibc)
  import Glibc
  import Interposition
  import Testing

  @testable import DeviceHost

  /// The source lines that failures name, and failures where no line can be found.
  @Suite struct CallSiteTests {
    @Test func `the line of a call is found`() {
      let (registration, line) = (Registration.here(), #line)
      #expect(registration.line == "DeviceHostTests/CallSiteTests.swift:\(line)")
    }

    @Test(arguments: Unwinder.symbols.map(\.symbol))
    func `without a function of the unwinder a failure names no line`(missing: String) {
      let unwinder = Unwinder { $0 == missing ? nil : dlsym(nil, $0) }
      #expect(unwinder == nil)
      let registration = Registration(of: CallStack(by: unwinder))
      #expect(registration.line == nil)
      let callbacks = Callbacks()
      _ = callbacks.begin("the completion handler", from: registration)
      #expect(callbacks.open == ["the completion handler"])
      #expect(Trouble("the delegate is late", from: registration).text == "the delegate is late")
    }
  }
#endif
