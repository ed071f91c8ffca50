public import Foundation

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Its name in the app.
  open var identifier: String { name }
  /// Where the file is.
  open var url: URL { file }
  /// What the file is, in Apple's names of types.
  open var type: String { kind }

  private let name: String
  private let file: URL
  private let kind: String

  private init(name: String, file: URL, kind: String) {
    self.name = name
    self.file = file
    self.kind = kind
  }

  /// Creates an attachment; throws if there is no such file, or not of a type and size iOS shows.
  public convenience init(
    identifier: String,
    url URL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    let known = AttachmentType.known.first {
      hint == nil ? $0.endings.contains(URL.pathExtension.lowercased()) : $0.name == hint
    }
    guard let known else { throw UNError(.attachmentUnrecognizedType) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: URL.path)
    let bytes = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard bytes <= known.megabytes << 20 else { throw UNError(.attachmentInvalidFileSize) }
    let name = identifier.isEmpty ? UUID().uuidString : identifier
    self.init(name: name, file: URL, kind: known.name)
  }

  /// Reads an attachment from an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let file = coder.decodeObject(of: NSURL.self, forKey: "URL"),
      let kind = coder.decodeObject(of: NSString.self, forKey: "type")
    else { return nil }
    self.name = name as String
    self.file = file as URL
    self.kind = kind as String
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "identifier")
    coder.encode(file as NSURL, forKey: "URL")
    coder.encode(kind as NSString, forKey: "type")
  }

  /// Archives of it may be read securely.
  public class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another attachment is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return other.identifier == identifier && other.url == url && other.type == type
  }

  /// A hash that like attachments share.
  open override var hash: Int { name.hashValue }
}

/// A type of file that can be attached, as Apple's documentation lists them.
private struct AttachmentType {
  var name: String
  var endings: [String]
  var megabytes: Int

  static let known = [
    Self(name: "public.aiff-audio", endings: ["aif", "aiff"], megabytes: 5),
    Self(name: "com.microsoft.waveform-audio", endings: ["wav"], megabytes: 5),
    Self(name: "public.mp3", endings: ["mp3"], megabytes: 5),
    Self(name: "public.mpeg-4-audio", endings: ["m4a"], megabytes: 5),
    Self(name: "public.jpeg", endings: ["jpg", "jpeg"], megabytes: 10),
    Self(name: "com.compuserve.gif", endings: ["gif"], megabytes: 10),
    Self(name: "public.png", endings: ["png"], megabytes: 10),
    Self(name: "public.mpeg", endings: ["mpg", "mpeg"], megabytes: 50),
    Self(name: "public.mpeg-2-video", endings: ["m2v"], megabytes: 50),
    Self(name: "public.mpeg-4", endings: ["mp4"], megabytes: 50),
    Self(name: "public.avi", endings: ["avi"], megabytes: 50),
  ]
}
