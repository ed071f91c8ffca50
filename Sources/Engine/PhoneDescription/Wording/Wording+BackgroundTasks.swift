import Scenarios
import SystemPolicy
package import VirtualDevice

extension Wording {
  /// The words for an effect on a background task.
  package func phrase(_ effect: BackgroundTaskEffect, of identifier: TextNumber) -> Phrase {
    let task = "background task \(quoted(identifier))"
    return switch effect {
    case .submitted: Phrase("\(task) was submitted", label: "task submitted")
    case .refused(let error):
      Phrase("submit of \(task) failed with \(error.name)", label: "task refused")
    case .cancelled: Phrase("\(task) was cancelled", label: "task cancelled")
    case .postponed: Phrase("\(task) could not be launched", label: "task postponed")
    case .launched: Phrase("\(task) was launched", label: "task launched")
    case .expired: Phrase("\(task) expired", label: "task expired")
    case .completed: Phrase("\(task) was completed", label: "task completed")
    }
  }
}
