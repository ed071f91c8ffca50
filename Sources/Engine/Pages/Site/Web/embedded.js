(() => {
"use strict";
const style = $style;
function begin() {
$living
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
}
if (document.readyState === "loading") {
  document.addEventListener("DOMContentLoaded", begin, { once: true });
} else {
  begin();
}
})();
