import SystemPolicy
import VirtualDevice

extension Run {
  /// Compares the settings that an app reads with the expected ones.
  mutating func checkSettings(
    of app: AppNumber,
    _ wanted: [Expectation.Setting],
    _ style: AlertStyle?,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    var because = RuleSet()
    var found: [Expectation.Setting] = []
    for expected in wanted {
      let read = device.setting(of: expected.kind, for: app, in: &turn)
      because.formUnion(read.because)
      found.append(Expectation.Setting(expected.kind, read.setting))
    }
    let foundStyle = style.map { _ in snapshot(of: app).permission.alertStyle }
    guard found == wanted, foundStyle == style else {
      return .isSo(.settings(app, found, foundStyle))
    }
    guard let rule = expectation.because, !because.contains(rule) else { return nil }
    return .isSoForOtherReasons(because)
  }
}
