import Reports

/// A script for a page that Belfry did not make: each `<pre class="belfry">` of the page becomes a
/// living block.
public enum EmbeddedBlock {
  /// Returns the text of the script: the engine, the viewer, and their style.
  ///
  /// A block is in a shadow tree, so neither the page's style nor the block's reaches the other.
  ///
  /// - Parameter engine: The engine, packed or not.
  public static func script(_ engine: [UInt8]) -> String {
    let style = PageStyle.text + "\n" + SiteFiles.siteStyle + SiteFiles.hostStyle
    return Site.engineScript(engine)
      + SiteFiles.embeddedScript(style: JSON.text(style).inPage, living: SiteScript.living)
  }
}
