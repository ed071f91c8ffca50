import SystemPolicy
import VirtualDevice

/// The causes of the diagnostics of service sessions and of live updates.
extension Run {
  /// Returns the entry that reported the reasons of a session, or that ended the session.
  ///
  /// - Parameters:
  ///   - found: The reasons that were found; nil if the app has no such session.
  ///   - app: The app.
  ///   - isOfSession: Returns whether an effect is about the session.
  /// - Returns: The cause; nil if there was no such session.
  func causeOfDiagnostics(
    _ found: LocationDiagnostics?,
    of app: AppNumber,
    where isOfSession: (AppEffect) -> Bool
  ) -> Cause? {
    let own = last { effect in
      if case .app(app, let effect) = effect { isOfSession(effect) } else { false }
    }
    guard let own else { return nil }
    guard found == nil else { return Cause(own) }
    // A session that the app has not ended has ended with its process.
    let end = last { $0.app == app && $0.aspect == .state }
    return Cause(max(own, end ?? own))
  }

  /// Returns the missing event without which a session has no diagnostics.
  func occasion(
    _ occasion: Remark.Occasion,
    unless isOfSession: (AppEffect) -> Bool,
    in app: AppNumber
  ) -> Remark.Occasion? {
    let isThere = journal.entries.contains { entry in
      if case .app(app, let effect) = entry.effect { isOfSession(effect) } else { false }
    }
    return isThere ? nil : occasion
  }
}

extension AppEffect {
  /// Returns a Boolean value that indicates whether the effect begins, ends or diagnoses a session.
  func isAbout(_ session: ServiceSession) -> Bool {
    switch self {
    case .sessionCreated(session), .sessionInvalidated(session), .sessionDiagnosed(session, _): true
    case _: false
    }
  }

  /// A Boolean value that indicates whether the effect begins or ends live updates, or is one.
  var isAboutLiveUpdates: Bool {
    switch self {
    case .liveUpdatesSet, .liveUpdateReported: true
    case _: false
    }
  }
}
