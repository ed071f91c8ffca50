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
    """
    \(Site.engineScript(engine))\
    (() => {
    "use strict";
    const style = \(JSON.text(PageStyle.text + SiteStyle.text + host).inPage);
    function begin() {
    \(SiteScript.living)
    \(blocks)
    }
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", begin, { once: true });
    } else {
      begin();
    }
    })();

    """
  }

  /// The style of the element that takes the place of the script.
  private static let host = """
    :host { display: block; margin: 1em 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
      text-align: start; }
    .phone svg { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans",
      sans-serif; }

    """

  /// The code that makes the blocks.
  private static let blocks = #"""
    engine.isThere = true;
    // The address belongs to the page.
    Viewer.prototype.go = function (place) {
      this.show(Math.max(0, Math.min(this.moments.length - 1, place)));
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.replaceAll(":root", ":host"));
    for (const written of document.querySelectorAll("pre.belfry")) {
      const host = make("div", { className: "belfry" });
      const data = (name, value) =>
        make("script", { type: "application/json", className: name }, JSON.stringify(value));
      const text = written.textContent.replace(/^\s*\n/, "").trimEnd();
      const figure = make("figure", { className: "living" },
        make("div", { className: "paper" }, make("pre", { className: "code" }, `${text}\n`)),
        make("div", { className: "outcome" }),
        make("div", { className: "scenes" }, data("rules", { rules: [] })),
        data("question", { name: "page.scenario", line: 1, base: 0, texts: [] }));
      const tree = host.attachShadow({ mode: "open" });
      tree.adoptedStyleSheets = [sheet];
      tree.append(figure);
      written.replaceWith(host);
      const block = build(figure);
      engine.open().then(() => block.answer(),
        (error) => block.refuse(`The engine cannot start: ${error.message}`));
    }
    """#
}
