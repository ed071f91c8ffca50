import SystemPolicy

/// An effect on a category of an app.
public enum CategoryEffect: Hashable, Sendable {
  /// Its app has set it; it has no actions yet, and a category with the same name was removed.
  case set(CategoryTraits)
  /// It has another action, after its current actions.
  case actionAdded(Action)
  /// It was removed.
  case forgotten

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .set, .forgotten: .category
    case _: nil
    }
  }
}
