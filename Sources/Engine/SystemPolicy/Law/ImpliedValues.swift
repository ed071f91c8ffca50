/// The values of a question that follow from its conditions, so that no caller passes them.
public protocol ImpliedValues<Condition>: Sendable {
  /// The conditions of the question.
  associatedtype Condition: GuardCondition

  /// Creates the values of a question whose conditions are known.
  init(impliedBy conditions: Conditions<Condition>)
}

/// No values: the rows of the question read its conditions as guards alone.
@frozen
public struct NoValues<Condition: GuardCondition>: ImpliedValues {
  /// Creates no values.
  @inlinable
  public init(impliedBy conditions: Conditions<Condition> = Conditions(bits: 0)) {}
}

extension Conditions: ImpliedValues {
  /// Creates the conditions themselves, which the rows of the question read.
  @inlinable
  public init(impliedBy conditions: Conditions<Element>) { self = conditions }
}
