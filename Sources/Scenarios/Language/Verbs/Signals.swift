import SystemPolicy
import VirtualDevice

extension Verb {
  /// What a running app is told when the time changes.
  static let signals: [Verb] = [
    app(
      "observes <signals:signals>",
      "Observes signals of the system from now on, until its process ends."
    ) {
      .observes($0.signals)
    } write: {
      guard case .observes(let signals) = $0 else { return nil }
      return [("signals", Int64(signals.rawValue))]
    },

    expect(
      "[<of:app>] told of <signals:signals> WINDOW",
      "The app was told of a change of the time, by all these signals at once."
    ) {
      .signalled($0.appNamed("of"), $0.signals, true)
    } write: {
      guard case .signalled(let app, let signals, true) = $0 else { return nil }
      return [("of", app.captured), ("signals", Int64(signals.rawValue))]
    },
    expect(
      "[<of:app>] not told of <signals:signals> SINCE",
      "The app was told of a change of the time by none of these signals."
    ) {
      .signalled($0.appNamed("of"), $0.signals, false)
    } write: {
      guard case .signalled(let app, let signals, false) = $0 else { return nil }
      return [("of", app.captured), ("signals", Int64(signals.rawValue))]
    },
  ]
}

extension Captures {
  /// The signals of a sentence.
  var signals: SystemSignals { SystemSignals(rawValue: UInt8(self["signals"]!)) }
}
