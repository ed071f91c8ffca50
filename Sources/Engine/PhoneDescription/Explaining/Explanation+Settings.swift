import Scenarios
import SystemPolicy

extension Explanation {
  /// The names of the settings that differ from the expectation, and the values that were found.
  package var differingSettings: (names: [String], found: [String])? {
    guard case .expect(let expectation) = step.action,
      case .isSo(.settings(_, let wanted, let style)) = expectation.subject,
      case .isSo(.settings(_, let found, let foundStyle)) = failure.reason
    else { return nil }
    let differing = zip(wanted, found).filter { $0 != $1 }.map { $0.1 }
    let styles = style == foundStyle ? nil : foundStyle.map { $0.name }
    return (
      differing.map { $0.name } + (styles == nil ? [] : ["alertStyle"]),
      differing.map { "\($0.name) \($0.setting.name)" }
        + (styles.map { ["alertStyle \($0)"] } ?? [])
    )
  }
}
