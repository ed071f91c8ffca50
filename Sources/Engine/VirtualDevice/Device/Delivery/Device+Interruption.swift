import SystemPolicy

extension Device {
  /// Indicates whether anything could limit a notification; if not, the policy is not asked.
  func mayBeHeldUp(_ content: Content, of app: AppNumber) -> Bool {
    let index = Int(app.rawValue)
    return isLocked || content.level != .active || !apps[index].focus.isEmpty
      || apps[index].mutedUntil != nil || apps[index].permission.isSummarized
      || content.carries.contains(.communication)
  }

  /// Indicates whether a notification could sound other than with its own sound.
  func mayBeSilenced(_ content: Content) -> Bool { isSilent || content.sound != nil }

  /// Returns how far a notification may interrupt.
  func interruption(
    by content: Content,
    of app: AppNumber,
    wasAsked: Bool,
    in turn: inout Turn
  ) -> Decision<Interruption.Answer> {
    let row = apps[Int(app.rawValue)]
    return turn.ask(Interruption.self) {
      switch content.level {
      case .passive: [.hasLevel, .passive]
      case .active: []
      case .timeSensitive: [.hasLevel, .timeSensitive]
      case .critical: [.hasLevel, .critical]
      }
      if content.carries.contains(.criticalSound) { .criticalSound }
      if content.carries.contains(.communication) { .communication }
      if row.entitlements.contains(.communication) { .entitledToCommunication }
      if row.entitlements.contains(.timeSensitive) { .entitledToTimeSensitive }
      if row.permission.refusesTimeSensitive { .refusesTimeSensitive }
      if row.entitlements.contains(.criticalAlerts) { .entitledToCritical }
      if row.permission.settings.contains(.criticalAlert) { .allowsCritical }
      if isLocked { .locked }
      if row.focus.contains(.isOn) { .focus }
      if row.focus.contains(.admitsApp) { .focusAllowsApp }
      if row.focus.contains(.admitsTimeSensitive) { .focusAllowsTimeSensitive }
      if row.focus.contains(.filters), row.filter != content.filter { .filteredOut }
      if row.permission.isSummarized { .inSummary }
      if wasAsked { .wasAsked }
      if let end = row.mutedUntil, now < end { .muted }
    }
  }

  /// Returns the sound that a notification plays.
  func sound(
    of content: Content,
    of app: AppNumber,
    in turn: inout Turn
  ) -> Decision<SoundPlayback.Answer> {
    let row = apps[Int(app.rawValue)]
    let file = rare.sounds.first { $0.app == app && $0.name == content.sound }?.file
    let mayBeCritical =
      row.entitlements.contains(.criticalAlerts) && row.permission.settings.contains(.criticalAlert)
    return turn.ask(SoundPlayback.self) {
      if isSilent { .silent }
      if row.wasUpdated { .updated }
      if content.level == .critical { .critical }
      if content.carries.contains(.criticalSound) { .criticalSound }
      if mayBeCritical { .mayBeCritical }
      if content.sound != nil { .namesFile }
      if content.sound != nil, file == nil { .missing }
      if let file, file.length > SoundPlayback.longest { .tooLong }
      if let file, !file.isReadable { .unreadable }
    }
  }
}
