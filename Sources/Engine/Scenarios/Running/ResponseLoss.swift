package import VirtualDevice

/// A kind of response that no delegate of an app received.
///
/// The table says whether it fails a scenario in which no line expects it, and a Swift test, too.
public enum ResponseLoss: String, Hashable, Sendable, CaseIterable {
  /// The user tapped a notification of an app that sets a delegate.
  case tap
  /// The user tapped a notification of an app that never sets a delegate.
  case plainTap
  /// The user chose an action.
  case action
  /// The user answered with a text.
  case reply
  /// The user dismissed a notification whose category asks for dismissals.
  case dismissal
  /// The connection options of a scene contain the response.
  case inOptions
  /// The app ignores responses on purpose.
  case ignored

  /// Creates the kind of a response that is lost.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - isIgnored: A Boolean value that indicates whether the app ignores responses on purpose.
  ///   - hasDelegate: A Boolean value that indicates whether the app sets a delegate at any time.
  package init(of response: Response, isIgnored: Bool, hasDelegate: Bool) {
    self =
      if isIgnored {
        .ignored
      } else {
        switch response {
        case .tap: hasDelegate ? .tap : .plainTap
        case .action(_, text: nil): .action
        case .action: .reply
        case .dismissal: .dismissal
        }
      }
  }

  /// A row of the table.
  public struct Row: Sendable {
    /// The kind in words.
    public let name: String
    /// A Boolean value that indicates whether it fails a scenario in which no line expects it.
    public let isFailure: Bool
    /// The reason, in a sentence.
    public let reason: String
  }

  /// A Boolean value that indicates whether it fails a scenario in which no line expects it.
  public var isFailure: Bool { row.isFailure }

  /// The row of the table.
  public var row: Row {
    switch self {
    case .tap:
      Row(
        name: "a tap, if the app sets a delegate at any time",
        isFailure: true,
        reason: "The app is made to receive taps: its delegate came too late, was released or has "
          + "no didReceive."
      )
    case .plainTap:
      Row(
        name: "a tap, if the app never sets a delegate",
        isFailure: false,
        reason: "The tap opens the app, which the user sees. The app does not ask for more."
      )
    case .action:
      Row(
        name: "an action",
        isFailure: true,
        reason: "A button exists only so that the app receives its action."
      )
    case .reply:
      Row(
        name: "a text input action",
        isFailure: true,
        reason: "The text that the user wrote is lost."
      )
    case .dismissal:
      Row(
        name: "a dismissal, if the category has customDismissAction",
        isFailure: true,
        reason: "The app asks for dismissals. Without the option iOS reports none, so none is lost."
      )
    case .inOptions:
      Row(
        name: "a response that the connection options of a scene contain",
        isFailure: false,
        reason: "The app receives the response there. An app without a scene has no connection "
          + "options, and loses the response."
      )
    case .ignored:
      Row(
        name: "any response, with the fact `app ignores responses`",
        isFailure: false,
        reason: "The scenario says that the app ignores responses on purpose."
      )
    }
  }
}
