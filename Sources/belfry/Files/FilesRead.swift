import Scenarios

/// The files read during a run, so that no report replaces one under another name.
final class FilesRead {
  private var names: [FileIdentity: String] = [:]
  /// The Markdown files that were read whole, in order.
  private(set) var pages: [Source] = []

  func note(_ identity: FileIdentity, _ name: String) { names[identity] = names[identity] ?? name }

  /// Notes a file whose scripts are played, if it is Markdown.
  func note(page: Source) {
    if page.name.isMarkdown { pages.append(page) }
  }

  /// The name under which a file was read, if it was.
  func name(of identity: FileIdentity) -> String? { names[identity] }
}
