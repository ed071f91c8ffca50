import DeviceHost
import PhoneDescription
import Scenarios
import Synchronization
import TestFrameworks
public import Testing
import VirtualDevice

/// The responses that no delegate of an app received.
struct LostResponses {
  /// A response that no delegate received.
  struct Loss {
    var name: NotificationName
    var response: Response
    /// The source location of the call in which it was lost, once the call has ended.
    var place: SourceLocation?
  }

  /// The number of entries of the journal that were searched.
  var searched = 0
  /// The losses that no call has reported.
  var unreported: [Loss] = []
  /// The apps that have set a delegate.
  var appsWithDelegates: Set<AppNumber> = []
  /// The number of losses that the test expects, or nil outside ``VirtualPhone/expectLost``.
  var expected: Int?
  /// The loss that was expected last.
  var last: Loss?

  mutating func note(_ entry: Journal.Entry) {
    switch entry.effect {
    case .app(let app, .delegateSet(let methods)) where methods.contains(.isSet):
      appsWithDelegates.insert(app)
    case .notification(let name, .responseLost(let response)):
      let loss = Loss(name: name, response: response)
      guard let count = expected else { return unreported.append(loss) }
      expected = count + 1
      last = loss
    case .app, .notification, .category, .region, .phone: return
    }
  }
}

extension VirtualPhone {
  /// Reports the responses that no delegate has received and that the test does not expect.
  ///
  /// A tap of an app without a delegate is a failure only if the app sets one later.
  func reportLosses(at place: SourceLocation?) {
    // A call may show later that a delegate lacks a method, so the journal is read after the calls.
    let searched = state.withLock { $0.losses.searched }
    let entries = host.look { _, turn, _ in
      let entries = turn.journal.entries
      return entries.indices.dropFirst(searched).map { entries[$0] }
    }
    guard !entries.isEmpty else { return }
    let (losses, apps) = state.withLock { state in
      state.losses.searched = searched + entries.count
      for entry in entries { state.losses.note(entry) }
      defer { state.losses.unreported = [] }
      return (state.losses.unreported, state.losses.appsWithDelegates)
    }
    for var loss in losses {
      loss.place = loss.place ?? place
      let kind = ResponseLoss(
        of: loss.response,
        isIgnored: host.description(of: loss.name.app).ignoresResponses,
        hasDelegate: apps.contains(loss.name.app)
      )
      guard kind.isFailure else {
        if kind == .plainTap { state.withLock { $0.losses.unreported.append(loss) } }
        continue
      }
      let reason = reason(of: loss).map { ": \($0)" } ?? ""
      let text =
        "\(description(of: loss))\(reason); if the app ignores it on purpose, call it in "
        + "phone.expectLost { … }, or install the app with AppDescription(ignoresResponses: true)"
      if let life {
        life.note(TestFailure(text, at: loss.place, isMisuse: false), on: self)
      } else {
        fail(text, at: loss.place)
      }
    }
  }

  private func description(of loss: LostResponses.Loss) -> String {
    host.withBook { book in
      let response =
        switch loss.response {
        case .tap: "the tap"
        case .dismissal: "the dismissal"
        case .action(let action, _): "the action \"\(book[action])\""
        }
      return "\(book[loss.name.app]) did not receive \(response) on "
        + "\"\(book[loss.name.identifier])\""
    }
  }

  /// Returns why no delegate received a response, and what the app must do to receive it.
  private func reason(of loss: LostResponses.Loss) -> String? {
    host.look { _, turn, book in
      let entries = turn.journal.entries
      let index = entries.lastIndex {
        $0.effect == .notification(loss.name, .responseLost(loss.response))
      }
      return index.flatMap { turn.journal.missedResponse(at: $0, before: entries.count) }
        .map { text(of: $0, in: book) }
    }
  }

  /// Runs code in which the user responds to a notification, and in which no delegate of the app
  /// receives the response.
  ///
  /// The test fails if no response is lost.
  ///
  /// - Parameters:
  ///   - place: The source location of a failure.
  ///   - isolation: The actor on which the code runs.
  ///   - body: The code in which the user responds.
  ///
  /// - Returns: The reason for which the last response was lost, or `nil` if none was.
  /// - Throws: The error that `body` throws.
  @discardableResult
  public func expectLost(
    at place: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async rethrows -> String? {
    noteLook()
    reportLosses(at: place)
    state.withLock { $0.losses.expected = 0 }
    defer { state.withLock { $0.losses.expected = nil } }
    try await body()
    await settle(at: place)
    let (count, last) = state.withLock { ($0.losses.expected ?? 0, $0.losses.last) }
    guard count > 0 else {
      fail("a lost response was expected, and none was lost", at: place)
      return nil
    }
    return last.flatMap(reason)
  }
}
