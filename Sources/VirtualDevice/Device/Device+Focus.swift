import SystemPolicy

extension Device {
  /// The user turns on a Focus, or the one off that is on.
  mutating func turn(to focus: FocusName?, in turn: inout Turn) {
    self.focus = focus
    applyFocus()
    note(.phone(.focusTurned(focus)), in: &turn)
  }

  /// Something is so in a Focus from now on.
  mutating func setUp(_ fact: FocusFact) {
    guard !focusFacts.contains(fact) else { return }
    focusFacts.append(fact)
    if focus == fact.focus { applyFocus() }
  }

  /// Notes with each app what the Focus that is on means for it, so that no delivery has to ask.
  mutating func applyFocus() {
    for index in apps.indices {
      let app = AppNumber(rawValue: UInt16(index))
      var gate: FocusGate = focus == nil ? [] : [.isOn, .admitsTimeSensitive]
      var filter: TextNumber?
      for fact in focusFacts where fact.focus == focus {
        switch fact.choice {
        case .exists: continue
        case .allows(let allowed): if allowed == app { gate.insert(.admitsApp) }
        case .filters(let filtered, let criteria):
          guard filtered == app else { continue }
          gate.insert(.filters)
          filter = criteria
        case .silencesTimeSensitive: gate.remove(.admitsTimeSensitive)
        }
      }
      apps[index].focus = gate
      apps[index].filter = filter
    }
  }

  /// Why a Focus cannot be turned on or off, if it cannot.
  func objection(toTurning focus: FocusName?) -> Objection? {
    guard focus != self.focus else { return focus == nil ? .noFocusOn : .focusIsOn }
    guard case .named(let name)? = focus else { return nil }
    return focusFacts.contains { $0.focus == focus } ? nil : .noFocus(name)
  }
}

extension UserAction {
  /// What has to be there for it, if it was not on every version of iOS.
  var feature: Feature? {
    if case .changes(_, let change) = self { return change.feature }
    if case .turnsFocus(.named) = self { return .focus }
    if case .setsUpFocus(let fact) = self, fact.focus != .doNotDisturb { return .focus }
    if case .decides(_, .keepInSummary) = self { return .summary }
    return nil
  }
}
