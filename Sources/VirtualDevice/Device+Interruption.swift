import SystemPolicy

extension Device {
  /// Whether something could stand in the way of a notification; where nothing could, nobody asks.
  func mayBeHeldUp(_ content: Content, of app: AppNumber) -> Bool {
    let index = Int(app.rawValue)
    return isLocked || content.level != .active || !apps[index].focus.isEmpty
      || apps[index].permission.isSummarized
  }

  /// Whether something could be heard of a notification other than its sound.
  func mayBeSilenced(_ content: Content) -> Bool { isSilent || content.sound != nil }

  /// How far a notification may interrupt.
  func interruption(
    by content: Content,
    of app: AppNumber,
    wasAsked: Bool,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Interrupting.Answer> {
    let row = apps[Int(app.rawValue)]
    let question = Interrupting(
      level: content.level,
      hasCriticalSound: content.carries.contains(.criticalSound),
      permission: row.permission,
      entitlements: row.entitlements,
      focus: row.focus,
      isFilteredOut: row.focus.contains(.filters) && row.filter != content.filter,
      isLocked: isLocked,
      wasAsked: wasAsked
    )
    let decision = law.interrupting.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  /// What is heard of a notification that sounds.
  func sound(
    of content: Content,
    of app: AppNumber,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Sounding.Answer> {
    let row = apps[Int(app.rawValue)]
    let question = Sounding(
      isSilent: isSilent,
      level: content.level,
      hasCriticalSound: content.carries.contains(.criticalSound),
      mayBeCritical: row.entitlements.contains(.criticalAlerts)
        && row.permission.settings.contains(.criticalAlert),
      namesFile: content.sound != nil,
      file: sounds.first { $0.app == app && $0.name == content.sound }?.file
    )
    let decision = law.sounding.decide(question, from: .init())
    journal.note(decision)
    return decision
  }
}
