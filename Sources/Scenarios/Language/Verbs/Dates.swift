import SystemPolicy
import VirtualDevice
import VirtualTime

extension Verb {
  /// The clock, the zone, and the dates that triggers name.
  static let dates: [Verb] = [
    device("moves to zone <zone:zone>", "Takes the phone to another zone; its clock follows.") {
      .moves(to: Zone(number: UInt16($0["zone"]!)))
    } write: {
      guard case .moves(let zone) = $0 else { return nil }
      return [("zone", Int64(zone.number))]
    },

    device(
      "sets the clock to <date:date> <time:time>",
      "Sets the phone's clock by hand; no time passes."
    ) {
      .setsClock($0.dateTime!)
    } write: {
      guard case .setsClock(let dateTime) = $0 else { return nil }
      return dateTime.written
    },

    expect(
      "[<of:app>] next <id:id> (<date:date> <time:time> | never) [because <because:rule>]",
      "What nextTriggerDate answers for a pending request now."
    ) {
      .isSo(.next($0.name(), $0.dateTime))
    } write: {
      guard case .isSo(.next(let name, let dateTime)) = $0 else { return nil }
      return name.written + (dateTime?.written ?? [("never", 1)])
    },
  ]
}

extension Captures {
  /// The date and time of a sentence, if it has them.
  fileprivate var dateTime: CivilDateTime? {
    guard let day = self["date"], let time = self["time"].flatMap(CivilTime.init(nanosecondOfDay:))
    else { return nil }
    return CivilDateTime(date: CivilDate(daysSince1970: Int(day)), time: time)
  }
}

extension CivilDateTime {
  /// The values that stand for it in a sentence.
  fileprivate var written: Written {
    [("date", Int64(date.daysSince1970)), ("time", time.nanosecondOfDay)]
  }
}
