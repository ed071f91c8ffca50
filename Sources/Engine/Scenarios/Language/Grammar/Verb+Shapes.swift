import SystemPolicy
package import VirtualDevice

/// Shorter ways to write the verbs that most topics have.
extension Verb {
  // All sentences of a subject share its word, as every start creates all of them.
  private static let appWord = Pattern.Word("app")
  private static let userWord = Pattern.Word("user")
  private static let deviceWord = Pattern.Word("device")
  private static let expectWord = Pattern.Word("expect")

  /// Something holds before a scenario begins.
  package static func fact(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> Fact,
    write: @escaping @Sendable (Fact) -> Written?
  ) -> Verb {
    Verb(text, summary, use: .fact) {
      .fact(read($0))
    } write: { meaning in
      guard case .fact(let fact) = meaning, let values = write(fact) else { return nil }
      return (
        values.first { $0.name == "app" }?.value.map { AppNumber(rawValue: UInt16($0)) },
        values.filter { $0.name != "app" }
      )
    }
  }

  /// An app does something.
  package static func app(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> AppAction,
    write: @escaping @Sendable (AppAction) -> Written?
  ) -> Verb {
    Verb(appWord, text, summary) {
      .event(.app($0.app, read($0)))
    } write: { meaning in
      guard case .event(.app(let app, let action)) = meaning, let values = write(action) else {
        return nil
      }
      return (app, values)
    }
  }

  /// The user does something.
  package static func user(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> UserAction,
    write: @escaping @Sendable (UserAction) -> Written?
  ) -> Verb {
    Verb(userWord, text, summary) {
      .event(.user(read($0)))
    } write: { meaning in
      guard case .event(.user(let action)) = meaning else { return nil }
      return write(action).map { (nil, $0) }
    }
  }

  /// Something happens to the phone.
  package static func device(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> DeviceAction,
    write: @escaping @Sendable (DeviceAction) -> Written?
  ) -> Verb {
    Verb(deviceWord, text, summary) {
      .event(.device(read($0)))
    } write: { meaning in
      guard case .event(.device(let action)) = meaning else { return nil }
      return write(action).map { (nil, $0) }
    }
  }

  /// Something happened to a notification.
  package static func happened(
    _ happening: Expectation.Happening,
    _ text: String,
    _ summary: String
  ) -> Verb {
    expect(text, summary) {
      .happened(happening, $0.name())
    } write: {
      guard case .happened(happening, let name) = $0 else { return nil }
      return name.written
    }
  }

  /// It did not happen to a notification.
  package static func didNotHappen(
    _ happening: Expectation.Happening,
    _ text: String,
    _ summary: String
  ) -> Verb {
    expect(text, summary) {
      .didNotHappen(happening, $0.name())
    } write: {
      guard case .didNotHappen(happening, let name) = $0 else { return nil }
      return name.written
    }
  }

  /// Something is expected; `WINDOW` in the form takes a reason and a beginning.
  package static func expect(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> Expectation.Subject,
    write: @escaping @Sendable (Expectation.Subject) -> Written?
  ) -> Verb {
    Verb(expectWord, text, summary) {
      let since = $0["sinceTime"].map(WrittenMoment.init(captured:))
      return .expect(Expectation(read($0), because: $0.rule("because"), since: since))
    } write: { meaning in
      guard case .expect(let expectation) = meaning, let values = write(expectation.subject) else {
        return nil
      }
      let because = expectation.because.map { Int64($0.rawValue) }
      return (
        nil,
        values
          + [("because", because), ("sinceTime", expectation.since?.captured)].filter {
            $0.1 != nil
          }
      )
    }
  }
}

extension NotificationName {
  /// The values that name it in a sentence.
  package var written: Written { [("of", app.captured), ("id", identifier.captured)] }
}
