import Reports
import Scenarios

/// The script of pages from Markdown, put together from the files in `Web`.
enum SiteScript {
  /// The viewer of a scenario, the engine, the scenes of a block, and the blocks, which can be
  /// edited.
  ///
  /// The engine is bytes in the page or in a script beside it, and answers questions in bytes. It
  /// has a thread of its own, so a page never stops responding; without one, the limits of an
  /// answer hold alone.
  static let living = """
    \(SiteFiles.dataScript)
    \(PageScript.viewer)

    \(SiteFiles.engineScript(room: "\(Limits.page.memory * 5)"))
    \(SiteFiles.sceneScript)
    \(SiteFiles.blocksScript)
    """
}
