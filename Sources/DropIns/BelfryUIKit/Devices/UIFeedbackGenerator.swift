public import Foundation

/// A generator of haptic feedback, of which a virtual phone has none.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public nonisolated override init() {}

  /// Does nothing.
  open func prepare() {}
}

/// A generator of feedback for an impact; its methods have no effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light objects.
    case light
    /// Objects of medium size.
    case medium
    /// Large, heavy objects.
    case heavy
    /// Soft objects.
    case soft
    /// Rigid objects.
    case rigid
  }

  /// Creates a generator for a style.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for a result; its methods have no effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// It was completed.
    case success
    /// It was completed with a warning.
    case warning
    /// It failed.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}

/// A generator of feedback for a changed selection; its methods have no effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
