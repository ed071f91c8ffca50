public import VirtualTime

/// A sound file that an app brings along, as far as it matters to playing it.
@frozen
public struct SoundFile: Hashable, Sendable {
  /// How long it is.
  public var length: Interval
  /// Whether it is of a kind that the system plays.
  public var isReadable: Bool

  /// Creates a sound file.
  public init(length: Interval, isReadable: Bool) {
    self.length = length
    self.isReadable = isReadable
  }

  /// Creates the sound file of a name, whose ending tells what it is.
  public init(named name: String, length: Interval) {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    self.init(length: length, isReadable: SoundPlayback.endings.contains(ending))
  }
}
