import Scenarios
import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Wording {
  /// The words for events of a region, and for the callbacks about it.
  package func phrase(_ effect: RegionEffect, of region: RegionName) -> Phrase {
    let it = quoted(region.identifier)
    return switch effect {
    case .monitored(let circle):
      Phrase("\(name(region.app)) monitors \(it), \(circle.radius)m around it")
    case .monitoringResumed: Phrase("\(it) is monitored again")
    case .monitoringStopped: Phrase("\(name(region.app)) no longer monitors \(it)")
    case .monitoringFailed:
      Phrase("monitoringDidFailFor was called for \(it): kCLErrorDomain 5", label: "failed")
    case .monitoringIgnored: Phrase("\(it) is not monitored", label: "ignored")
    case .crossed(.entry): Phrase("didEnterRegion was called for \(it)", label: "entered")
    case .crossed: Phrase("didExitRegion was called for \(it)", label: "exited")
    case .crossingIgnored: Phrase("\(name(region.app)) was not notified of \(it)", label: "ignored")
    case .stateReported(let state):
      Phrase("didDetermineState was called for \(it): \(state.name)", label: state.name)
    case .conditionReported(let state, []):
      Phrase("an event came for \(it): \(state.name)", label: state.name)
    case .conditionReported(let state, .limitExceeded):
      Phrase(
        "an event came for \(it): \(state.name), conditionLimitExceeded",
        label: LocationDiagnostics.limitExceeded.names.joined()
      )
    case .conditionReported(let state, let reasons):
      Phrase(
        "an event came for \(it): \(state.name), \(reasons.names.joined(separator: ", "))",
        label: reasons.names.joined(separator: ", ")
      )
    }
  }

  /// The words for events of a category.
  package func phrase(_ effect: CategoryEffect, of category: CategoryName) -> Phrase {
    let it = quoted(category.identifier)
    return switch effect {
    case .set: Phrase("\(name(category.app)) set the category \(it)")
    case .actionAdded(let action): Phrase("\(it) has the action \(quoted(action.identifier))")
    case .forgotten: Phrase("the category \(it) of \(name(category.app)) was removed")
    }
  }
}
