import SystemPolicy

extension Device {
  /// Replaces the phone with one that is set up from a backup of it, and that has just started.
  mutating func restore(in turn: inout Turn) {
    powerOff(in: &turn)
    let decision = turn.ask(BackupRestoration.self) { if requests.count > 0 { .hasRequests } }
    let because = decision.because
    let answer = decision.answer
    note(.phone(.restored), because: because, in: &turn)
    for name in clearable { withdraw(name, because: because, in: &turn) }
    if answer.changesTokens { restoreCount &+= 1 }
    for index in apps.indices where apps[index].isInstalled {
      let app = AppNumber(rawValue: UInt16(index))
      apps[index].hasOldToken = answer.changesTokens
      guard !answer.keepsPermission else { continue }
      let first = firstPermission(.notDetermined, isClip: apps[index].isClip, in: &turn)
      apps[index].permission = first.permission
      note(
        .app(app, .authorizationChanged(first.permission, .request)),
        because: because,
        in: &turn
      )
    }
    if answer.losesRequests {
      for row in requests {
        remove(row.name)
        note(.notification(row.name, .removed), because: because, in: &turn)
      }
    }
    powerOn(because: because, in: &turn)
  }
}
