/// The script of a page, which puts together the page's own parts.
package enum PageScript {
  /// The text of the script element, whose first and last line hide its signs from XML.
  ///
  /// `Scripts/web` writes its hash, by which the policy of the page lets it run.
  static let text = """
    //<![CDATA[
    \(RunPageFiles.dataScript)
    \(viewer)

    \(RunPageFiles.listScript)//]]>
    """

  /// The viewer of a scenario, which pages of other kinds have, too.
  ///
  /// It needs the objects `shared` and `rules`.
  package static var viewer: String { RunPageFiles.viewerScript }
}
