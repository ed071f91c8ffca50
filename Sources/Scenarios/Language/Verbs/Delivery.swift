import SystemPolicy
import VirtualDevice

extension Verb {
  /// What was shown, and what was lost.
  static let delivery: [Verb] = [
    expect(
      "[<of:app>] <id:id> delivered [as <ways:ways>] [(once | <times:count> times)] WINDOW",
      "A notification was shown exactly once, or that many times; as names all the ways, no others."
    ) {
      .delivered(
        $0.name(),
        as: $0["ways"].map { Presentation(rawValue: UInt8($0)) },
        times: Int($0["times"] ?? 1)
      )
    } write: {
      guard case .delivered(let name, let ways, let times) = $0, times > 0 else { return nil }
      let count: Written = times == 1 ? [] : [("times", Int64(times))]
      return name.written + (ways.map { [("ways", Int64($0.rawValue))] } ?? []) + count
    },

    expect(
      "[<of:app>] <id:id> not delivered WINDOW",
      "A notification was not shown; the reason is that of what became of it instead."
    ) {
      .delivered($0.name(), as: nil, times: 0)
    } write: {
      guard case .delivered(let name, _, 0) = $0 else { return nil }
      return name.written
    },

    expect(
      "nothing delivered WINDOW",
      "Nothing was shown; with a reason, a notification was not shown because of it."
    ) { _ in
      .nothingDelivered
    } write: {
      $0 == .nothingDelivered ? [] : nil
    },

    happened(
      .dropped,
      "[<of:app>] <id:id> dropped WINDOW",
      "A notification was lost unseen, when it was added or when it was due."
    ),
    didNotHappen(.dropped, "[<of:app>] <id:id> not dropped SINCE", "A notification was not lost."),

    happened(.sounded, "[<of:app>] <id:id> sounded WINDOW", "A notification made a sound."),
    didNotHappen(.sounded, "[<of:app>] <id:id> not sounded SINCE", "A notification was not heard."),

    expect("no sound SINCE", "No notification made a sound.") { _ in
      .noSound
    } write: {
      $0 == .noSound ? [] : nil
    },

    expect(
      "[<of:app>] <id:id> (listed | not listed)",
      "Whether Notification Center holds a notification now."
    ) {
      .isSo(.listed($0.name(), $0.has("listed")))
    } write: {
      guard case .isSo(.listed(let name, let isListed)) = $0 else { return nil }
      return name.written + [(isListed ? "listed" : "not", 1)]
    },
  ]
}
