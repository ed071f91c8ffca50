/// A plant that wants water.
public struct Plant: Sendable {
  /// The name.
  public var name: String
  /// The days between two waterings.
  public var days: Int
}
