import SystemPolicy
import VirtualDevice

extension Wording {
  /// What was done about where the phone is, as a sentence.
  func located(_ effect: LocationEffect) -> String {
    switch effect {
    case .stateTold(let region, let state):
      "didDetermineState was called for \(quoted(region.identifier)): \(state)"
    case .radiosSet(let radios):
      "airplane mode is \(radios.contains(.airplaneMode) ? "on" : "off"), "
        + "Wi-Fi is \(radios.contains(.wiFiOff) ? "off" : "on")"
    case .refreshSet(let app, let isOn):
      "Background App Refresh of \(name(app)) is \(isOn ? "on" : "off")"
    }
  }

  /// What it is, in a word or two.
  func located(label effect: LocationEffect) -> String? {
    switch effect {
    case .stateTold(_, let state): "\(state)"
    case .radiosSet, .refreshSet: nil
    }
  }

  /// Why it cannot happen, and what to write first.
  func located(_ objection: LocationObjection) -> String {
    switch objection {
    case .alreadySwitched: "it is switched so already"
    }
  }
}
