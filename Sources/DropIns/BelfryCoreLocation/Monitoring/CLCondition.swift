/// A condition that a monitor can observe.
public protocol CLCondition: Decodable, Encodable, Sendable {}
