import Scenarios
import SystemPolicy
import VirtualDevice

/// The event that kept the code of an app from adding a notification.
extension Explanation {
  /// The number of its entry; nil if the line is about something else.
  var setback: Int? {
    let isOfCode = failure.remarks.contains {
      if case .nothing(.reacts) = $0 { true } else { false }
    }
    return isOfCode ? failure.setback(in: result.scenario, result.journal) : nil
  }

  var rulesOfSetback: [RuleNumber] {
    setback.map { entry($0).because.mostSpecificFirst } ?? []
  }
}
