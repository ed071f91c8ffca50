public import VirtualTime

/// A sound file in an app's bundle.
@frozen
public struct SoundFile: Hashable, Sendable {
  /// The duration of the sound.
  public var length: Interval
  /// A Boolean value that indicates whether the system can play files of this kind.
  public var isReadable: Bool

  /// The file name extensions of the sounds that the system plays.
  public static let endings = ["aiff", "aif", "wav", "caf"]

  /// Creates a sound file.
  public init(length: Interval, isReadable: Bool) {
    self.length = length
    self.isReadable = isReadable
  }

  /// Creates a sound file from its name, whose extension determines the kind.
  public init(named name: String, length: Interval) {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    self.init(length: length, isReadable: Self.endings.contains(ending))
  }
}
