import BelfryTesting
import Testing

@testable import DeviceHost
@testable import Interposition

/// A toolchain whose libraries lack calls that a phone answers: the first test that ends says so.
@Suite struct MissingCallTests {
  private let call: @convention(c) () -> Void = {}

  // says: no_such_function of libFoundation.so: Date() shows the machine's time
  @Test(.phone) func aCallThatNoLibraryMakes() {
    Redirections.install([
      Redirection(
        "no_such_function",
        of: .foundation,
        to: call,
        without: "Date() shows the machine's time"
      )
    ])
  }

  // says: no_such_hook of libswift_Concurrency.so: no test waits for unseen tasks
  @Test(.phone) func aSymbolThatNoLibraryHas() {
    let hook = LoadedSymbol(
      "no_such_hook",
      of: .concurrency,
      without: "no test waits for unseen tasks"
    )
    Redirections.install([], using: [hook])
  }
}
