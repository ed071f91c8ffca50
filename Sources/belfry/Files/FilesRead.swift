/// The files read during a run, so that no report replaces one under another name.
final class FilesRead {
  private var names: [FileIdentity: String] = [:]

  func note(_ identity: FileIdentity, _ name: String) { names[identity] = names[identity] ?? name }

  /// The name under which a file was read, if it was.
  func name(of identity: FileIdentity) -> String? { names[identity] }
}
