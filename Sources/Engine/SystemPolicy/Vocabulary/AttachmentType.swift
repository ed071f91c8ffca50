/// A type of file that an app can attach to a notification.
public enum AttachmentType: UInt8, Hashable, Sendable, CaseIterable {
  /// A sound.
  case audio
  /// A picture, animated or not.
  case image
  /// A film.
  case movie

  /// The file name extensions of the type.
  var endings: [String] {
    switch self {
    case .audio: ["aif", "aiff", "aifc", "wav", "mp3", "m4a"]
    case .image: ["jpg", "jpeg", "gif", "png"]
    case .movie: ["mpg", "mpeg", "m2v", "mp4", "m4v", "avi"]
    }
  }

  /// The largest size of a file of the type, in megabytes.
  public var mostMegabytes: Int {
    switch self {
    case .audio: 5
    case .image: 10
    case .movie: 50
    }
  }

  /// Creates the type of a file from its name, or `nil` if the file cannot be attached.
  public init?(ofFileNamed name: some StringProtocol) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let type = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = type
  }
}
