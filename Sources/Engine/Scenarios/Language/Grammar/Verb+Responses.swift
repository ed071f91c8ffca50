import SystemPolicy
package import VirtualDevice

extension Verb {
  /// Something about responses is expected.
  package static func response(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> ResponseSubject,
    write: @escaping @Sendable (ResponseSubject) -> Written?
  ) -> Verb {
    expect(text, summary) {
      .response(read($0))
    } write: {
      guard case .response(let subject) = $0 else { return nil }
      return write(subject)
    }
  }

  package static func received(
    _ text: String,
    _ summary: String,
    saying: String = "",
    read: @escaping @Sendable (Captures) -> Response,
    write: @escaping @Sendable (Response) -> Written?
  ) -> Verb {
    response("[<of:app>] \(text) received \(saying)WINDOW", summary) {
      .received($0.name(), read($0))
    } write: {
      guard case .received(let name, let response) = $0 else { return nil }
      return write(response).map { name.written + $0 }
    }
  }

  package static func notReceived(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> Response,
    write: @escaping @Sendable (Response) -> Written?
  ) -> Verb {
    response("[<of:app>] \(text) not received SINCE", summary) {
      .notReceived($0.name(), read($0))
    } write: {
      guard case .notReceived(let name, let response) = $0 else { return nil }
      return write(response).map { name.written + $0 }
    }
  }

  package static func lost(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> Response,
    write: @escaping @Sendable (Response) -> Written?
  ) -> Verb {
    response("[<of:app>] \(text) lost WINDOW", summary) {
      .lost($0.name(), read($0))
    } write: {
      guard case .lost(let name, let response) = $0 else { return nil }
      return write(response).map { name.written + $0 }
    }
  }
}
