import SystemPolicy

extension Device {
  /// Turns on a Focus, or turns off the current one.
  mutating func turn(to focus: FocusName?, in turn: inout Turn) {
    self.focus = focus
    applyFocus()
    note(.phone(.focusTurned(focus)), in: &turn)
  }

  /// Sets up a property of a Focus.
  mutating func setUp(_ fact: FocusFact) {
    guard !rare.focusFacts.contains(fact) else { return }
    rare.focusFacts.append(fact)
    if focus == fact.focus { applyFocus() }
  }

  /// Stores the effect of the current Focus with each app, so that a delivery need not look it
  /// up.
  mutating func applyFocus() {
    for index in apps.indices {
      let app = AppNumber(rawValue: UInt16(index))
      var gate: FocusGate = focus == nil ? [] : [.isOn, .admitsTimeSensitive]
      var filter: TextNumber?
      for fact in rare.focusFacts where fact.focus == focus {
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

  /// Returns the reason why a Focus cannot be turned on or off, if there is one.
  func objection(toTurning focus: FocusName?) -> Objection? {
    guard focus != self.focus else { return focus == nil ? .noFocusOn : .focusIsOn }
    guard case .named(let name)? = focus else { return nil }
    return rare.focusFacts.contains { $0.focus == focus } ? nil : .noFocus(name)
  }
}

extension UserAction {
  /// The choice that the user makes, if some version of iOS lacks it.
  var choice: UserChoice? {
    if case .changes(_, let change) = self { return change.choice }
    if case .turnsFocus(.named) = self { return .focus }
    if case .setsUpFocus(let fact) = self, fact.focus != .doNotDisturb { return .focus }
    if case .decides(_, .keepInSummary) = self { return .summary }
    return nil
  }
}
