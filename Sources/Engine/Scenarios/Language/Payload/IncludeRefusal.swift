/// The reason why a text cannot be included.
public struct IncludeRefusal: Error, Hashable, Sendable {
  /// The mistake in the path.
  public var message: String
  /// The text to write instead.
  public var help: String

  /// Creates a refusal.
  public init(
    _ message: String,
    help: String = "check the path, which is relative to this file"
  ) {
    self.message = message
    self.help = help
  }
}
