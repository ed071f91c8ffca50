import BelfryCoreLocation
import DeviceHost
import DropInSupport
public import Foundation
import SystemPolicy
import VirtualDevice

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationAttachment>(
    .init("identifier", \.name, isRequired: true),
    .init("URL", \.file, isRequired: true),
    .init("type", \.kind, isRequired: true)
  )

  /// The identifier that the app uses.
  open var identifier: String { name }
  /// The URL of the file.
  open var url: URL { file }
  /// The type of the file, as a uniform type identifier.
  open var type: String { kind }

  private var name: String
  private var file: URL
  private var kind: String

  private init(name: String, file: URL, kind: String) {
    self.name = name
    self.file = file
    self.kind = kind
  }

  /// Creates an attachment.
  ///
  /// - Throws: A `UNError` if the file does not exist or iOS does not support its type or size.
  public convenience init(
    identifier: String,
    url URL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    let known = FileType.known.first {
      hint == nil ? $0.endings.contains(URL.pathExtension.lowercased()) : $0.name == hint
    }
    let type = known.flatMap { Self.typeOnPhone(of: $0.name) }
    let process = AppProcess.bound
    let files = process.map(AttachedFiles.of) ?? AttachedFiles()
    let mistake = files.mistake(in: URL, type)
    if let mistake { throw mistake }
    guard let known else { throw UNError(.attachmentUnrecognizedType) }
    let name = identifier.isEmpty ? UUID().uuidString : identifier
    self.init(name: name, file: URL, kind: known.name)
  }

  /// Reads an attachment from an archive.
  public required init?(coder: NSCoder) {
    (name, kind) = ("", "")
    file = URL(filePath: "/")
    super.init()
    guard UNNotificationAttachment.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) {
    UNNotificationAttachment.fields.encode(self, with: coder)
  }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another attachment is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationAttachment.fields.areEqual(self, object)
  }

  /// A hash that equal attachments share.
  open override var hash: Int { UNNotificationAttachment.fields.hash(of: self) }
}

/// A file type that can be attached, as Apple's documentation lists it.
private struct FileType {
  var name: String
  var endings: [String]

  static let known = [
    Self(name: "public.aiff-audio", endings: ["aif", "aiff"]),
    Self(name: "public.aifc-audio", endings: ["aifc"]),
    Self(name: "com.microsoft.waveform-audio", endings: ["wav"]),
    Self(name: "public.mp3", endings: ["mp3"]),
    Self(name: "public.mpeg-4-audio", endings: ["m4a"]),
    Self(name: "public.jpeg", endings: ["jpg", "jpeg"]),
    Self(name: "com.compuserve.gif", endings: ["gif"]),
    Self(name: "public.png", endings: ["png"]),
    Self(name: "public.mpeg", endings: ["mpg", "mpeg"]),
    Self(name: "public.mpeg-2-video", endings: ["m2v"]),
    Self(name: "public.mpeg-4", endings: ["mp4"]),
    Self(name: "com.apple.m4v-video", endings: ["m4v"]),
    Self(name: "public.avi", endings: ["avi"]),
  ]
}

extension UNNotificationAttachment {
  /// The phone's form of the attachment's type.
  var typeOnPhone: AttachmentType? { Self.typeOnPhone(of: type) }

  private static func typeOnPhone(of name: String) -> AttachmentType? {
    FileType.known.first { $0.name == name }
      .flatMap { AttachmentType(ofFileNamed: "file.\($0.endings[0])") }
  }
}
