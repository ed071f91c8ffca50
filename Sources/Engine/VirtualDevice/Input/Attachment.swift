public import SystemPolicy

/// A file that an app can attach to a request.
public struct File: Hashable, Sendable {
  /// Its name in the book.
  public var name: TextNumber
  /// The type of its contents, if they can be attached.
  public var type: AttachmentType?
  /// The size of the file, in megabytes.
  public var megabytes: Int32
  /// A Boolean value that indicates whether the file is in the app's bundle.
  public var isInBundle: Bool
  /// A Boolean value that indicates whether the file cannot be read.
  public var isCorrupt: Bool

  /// Creates a file.
  public init(
    name: TextNumber,
    type: AttachmentType? = nil,
    megabytes: Int32 = 1,
    isInBundle: Bool = false,
    isCorrupt: Bool = false
  ) {
    self.name = name
    self.type = type
    self.megabytes = megabytes
    self.isInBundle = isInBundle
    self.isCorrupt = isCorrupt
  }
}
