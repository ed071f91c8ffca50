import Scenarios
import SystemPolicy

extension [Statement<Fact>] {
  /// The facts with another version of iOS.
  func on(_ version: OSVersion?) -> [Statement<Fact>] {
    guard let version, let place = first?.place else { return self }
    let others = filter { if case .phone = $0.value { false } else { true } }
    return [Statement(.phone(version), at: place)] + others
  }
}

extension Step {
  /// A Boolean value that indicates whether the line is an expectation about the step before it.
  var isAboutLastStep: Bool {
    guard case .expect(let expectation) = action else { return false }
    return expectation.subject == .isSo(.impossible(true))
  }
}
