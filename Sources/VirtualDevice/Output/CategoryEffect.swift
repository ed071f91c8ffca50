import SystemPolicy

/// An effect on a category of an app.
public enum CategoryEffect: Hashable, Sendable {
  /// Its app has set it; it has no actions yet, and one of its name is gone.
  case set(CategoryTraits)
  /// It has another action, behind those it has.
  case actionAdded(Action)
  /// It is gone.
  case forgotten

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .set, .forgotten: .category
    case _: nil
    }
  }
}
