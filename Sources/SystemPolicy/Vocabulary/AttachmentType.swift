/// What can be attached to a notification.
public enum AttachmentType: UInt8, Hashable, Sendable, CaseIterable {
  /// A sound.
  case audio
  /// A picture, be it a moving one.
  case image
  /// A film.
  case movie

  /// The endings of the names of such files.
  var endings: [String] {
    switch self {
    case .audio: ["aif", "aiff", "aifc", "wav", "mp3", "m4a"]
    case .image: ["jpg", "jpeg", "gif", "png"]
    case .movie: ["mpg", "mpeg", "m2v", "mp4", "m4v", "avi"]
    }
  }

  /// The most megabytes that such a file may have.
  public var mostMegabytes: Int {
    switch self {
    case .audio: 5
    case .image: 10
    case .movie: 50
    }
  }

  /// The kind of a file of a name, if it is one that can be attached.
  public init?(ofFileNamed name: some StringProtocol) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let type = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = type
  }
}
