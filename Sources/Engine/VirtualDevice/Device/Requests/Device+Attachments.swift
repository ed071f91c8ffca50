public import SystemPolicy

extension Device {
  /// Makes the attachment of a request; nil if that fails.
  ///
  /// - Returns: The policy's decision about the file.
  func attach(
    _ file: TextNumber,
    to name: NotificationName,
    in turn: inout Turn
  ) -> Decision<AttachmentCreation.Answer>? {
    let found = rare.files.first { $0.app == name.app && $0.file.name == file }?.file
    let decision = turn.attach(found)
    guard let error = decision.answer.error else { return decision }
    note(.notification(name, .attachmentRefused(error)), because: decision.because, in: &turn)
    return nil
  }

  /// Moves the file of an accepted request to the system's own storage.
  mutating func moveFile(
    _ file: TextNumber,
    of name: NotificationName,
    by decision: Decision<AttachmentCreation.Answer>,
    in turn: inout Turn
  ) {
    guard decision.answer.isMoved else { return }
    rare.files.removeAll { $0.app == name.app && $0.file.name == file }
    note(.notification(name, .attachmentMoved(file)), because: decision.because, in: &turn)
  }
}

extension Turn {
  /// Returns the result of attaching a file, which is nil if it does not exist.
  public mutating func attach(_ found: File?) -> Decision<AttachmentCreation.Answer> {
    ask(AttachmentCreation.self) {
      if found == nil { .missing }
      if let found, let type = found.type {
        if found.megabytes > type.mostMegabytes { .tooLarge }
      } else {
        .unrecognized
      }
      if let found, found.isCorrupt { .corrupt }
      if let found, found.isInBundle { .inBundle }
    }
  }
}
