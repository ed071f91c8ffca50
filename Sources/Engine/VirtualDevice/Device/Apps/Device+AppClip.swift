import SystemPolicy
import VirtualTime

extension Device {
  /// Handles the launch of an app clip, or the end of the time in which it may notify.
  mutating func clip(
    _ app: AppNumber,
    _ occasion: AppClipAuthorization.Occasion,
    in turn: inout Turn
  ) {
    let permission = apps[Int(app.rawValue)].permission
    let decision = turn.ask(AppClipAuthorization.self, from: .init(permission: permission)) {
      switch occasion {
      case .launched: .launched
      case .expired: .expired
      }
      if [.notDetermined, .ephemeral].contains(permission.status) { .undecided }
      if permission.status == .ephemeral { .ephemeral }
    }
    if decision.answer.isForAWhile {
      agenda.removeAll(.clipExpires(app))
      agenda.add(.clipExpires(app), at: now + AppClipAuthorization.window)
    }
    set(
      decision.answer.permission,
      of: app,
      by: .clip(occasion),
      because: decision.because,
      in: &turn
    )
  }
}
