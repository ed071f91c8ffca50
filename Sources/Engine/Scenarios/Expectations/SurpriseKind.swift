import SystemPolicy
import VirtualDevice

/// A kind of occurrence that a line must expect in an exhaustive scenario.
public enum SurpriseKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A notification was shown.
  case delivery
  /// A notification made a sound.
  case sound
  /// A notification was lost unseen.
  case drop
  /// The user was asked for a permission.
  case prompt
  /// A crossing of a boundary was reported to an app.
  case crossing

  /// The word of the language for all occurrences of the kind.
  public var plural: String {
    switch self {
    case .delivery: "deliveries"
    case .sound: "sounds"
    case .drop: "drops"
    case .prompt: "prompts"
    case .crossing: "crossings"
    }
  }

  /// The word for one occurrence of the kind.
  public var noun: String {
    switch self {
    case .delivery: "delivery"
    case .sound: "sound"
    case .drop: "drop"
    case .prompt: "prompt"
    case .crossing: "crossing"
    }
  }

  /// The kind as one bit of a number.
  var bit: Int64 { 1 << Int64(rawValue) }

  /// Indicates whether an effect is of the kind.
  func covers(_ effect: Effect) -> Bool {
    switch self {
    case .delivery: effect.isDelivery
    case .sound: effect.isSound
    case .drop: if case .notification(_, .dropped) = effect { true } else { false }
    case .prompt: effect.isPrompt
    case .crossing:
      switch effect {
      case .region(_, .crossed): true
      // An event that only gives a reason comes without a crossing.
      case .region(_, .conditionReported(_, let reasons)):
        reasons.subtracting(.limitExceeded).isEmpty
      case _: false
      }
    }
  }
}

extension Effect {
  /// Indicates whether the effect shows a prompt.
  var isPrompt: Bool {
    switch self {
    case .app(_, .promptShown), .app(_, .locationPromptShown): true
    case _: false
    }
  }
}
