import SystemPolicy
import VirtualDevice

extension Run {
  /// Returns what is wrong with an expectation about the location, if anything is.
  func check(_ subject: LocationSubject, in expectation: Expectation) -> Failure.Reason? {
    switch subject {
    case .authorization(let app, let location):
      let found = face(of: app).location.authorization
      guard found == location else { return .isSo(.location(.authorization(app, found))) }
      return reasonsOfPermission(of: app, expectation)
    case .accuracy(let app, let isReduced):
      guard face(of: app).location.terms.contains(.reduced) == isReduced else {
        return .isSo(.location(.accuracy(app, isReduced: !isReduced)))
      }
      return reasonsOfPermission(of: app, expectation)
    case .prompt(let app):
      let face = device.screen
      guard face.prompt == app, face.locationPrompt != nil else {
        return .isSo(face.prompt.map { .promptOf($0) } ?? .prompt(false))
      }
      return reasonsOfPrompt(expectation)
    }
  }

  private func reasonsOfPermission(
    of app: AppNumber,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    guard expectation.because != nil else { return nil }
    let last = journal.entries.lastIndex { entry in
      if case .app(app, .locationChanged) = entry.effect { true } else { false }
    }
    return last.map { reasons(of: [$0], in: expectation) } ?? .found([])
  }
}
