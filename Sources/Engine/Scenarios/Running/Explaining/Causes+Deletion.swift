import SystemPolicy
import VirtualDevice

/// Finds the deletion of an app that removed the state which an expectation asks for.
extension Run {
  /// Returns the cause of a state that differs from what a step expects.
  func cause(of reason: Failure.Reason, for action: Step.Action) -> Cause? {
    let cause = statedCause(of: reason, for: action)
    guard reason.entry == nil, case .expect(let wanted) = action, let app = wanted.subject.app,
      let deletion = deletion(of: app, after: cause?.entry)
    else { return cause }
    // A count is about no single notification.
    let isCount = if case .isSo(.counts) = wanted.subject { true } else { false }
    return Cause(
      deletion,
      isCount ? nil : cause?.name ?? action.notification,
      besides: isCount ? nil : cause?.entry
    )
  }

  /// Returns the last deletion of an app, if it removed the state that an entry had set.
  ///
  /// A deletion removes everything of the app, and a later installation begins with the state of a
  /// new app.
  private func deletion(of app: AppNumber, after entry: Int?) -> Int? {
    guard let deletion = last(where: { $0 == .app(app, .deleted) }) else { return nil }
    guard let entry, entry > deletion else { return deletion }
    if case .app(app, .installed) = journal.entries[entry].effect { return deletion }
    return nil
  }
}
