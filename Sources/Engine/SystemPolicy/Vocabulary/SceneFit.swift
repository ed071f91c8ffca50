/// The degree to which a scene suits a target content identifier.
///
/// The cases follow the two predicates of `UISceneActivationConditions`.
public enum SceneFit: UInt8, Hashable, Sendable, CaseIterable {
  /// The scene cannot show the content: neither predicate is true.
  case excluded
  /// The scene can show the content, as every scene can that says nothing else.
  case allowed
  /// The scene shows the content best.
  case preferred
}
