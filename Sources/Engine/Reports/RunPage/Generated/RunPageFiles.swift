// Written by Scripts/web from the files in the folder Web; `make web` writes it again.
// swift-format-ignore-file

/// The scripts and style sheets in `Sources/Engine/Reports/RunPage/Web`.
enum RunPageFiles {
  /// The text of `data.js`.
  static let dataScript = #"""
"use strict";
const shared = JSON.parse(document.getElementById("shared").textContent);
const rules = new Map(shared.rules.map((rule) => [rule.id, rule]));

"""#

  /// The text of `list.js`.
  static let listScript = #"""
// A viewer is built when its scenario is open and comes into view.
const entries = [...document.querySelectorAll("details.scenario")];
const viewers = new Map();
function viewer(entry) {
  if (!viewers.has(entry) && entry.querySelector("script")) {
    viewers.set(entry, new Viewer(entry));
  }
  return viewers.get(entry);
}
const watch = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting && target.open) viewer(target);
  }
});
document.addEventListener("toggle", ({ target }) => {
  if (target.matches("details.scenario[open]")) viewer(target);
}, true);
for (const entry of entries) if (entry.open) watch.observe(entry);

// A page on paper is not scrolled.
addEventListener("beforeprint", () => { entries.filter((entry) => entry.open).map(viewer); });

// The address names a scenario, and a moment behind its '@'; or a rule, for its failures.
function follow() {
  const [id, time] = location.hash.slice(1).split("@").map((part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  });
  notice.textContent = "";
  if (!id) return;
  const entry = document.getElementById(id);
  if (!entry) notice.textContent = `No scenario of this page has the address “${id}”.`;
  if (entry?.matches(".group")) only(id);
  if (!entry?.matches("details.scenario")) return;
  if (entry.hidden) showAll();
  reach(entry);
  entry.open = true;
  const found = viewer(entry);
  const place = time ? found?.placeOf(time) ?? -1 : -1;
  if (place >= 0) found.show(place);
  if (time && place < 0) notice.textContent = missing(time, found?.moments ?? []);
  entry.scrollIntoView();
}
function missing(time, moments) {
  if (!moments.length) return `This scenario has no moment “${time}”, as it was not played.`;
  return `This scenario has no moment “${time}”. Its moments are from ${moments[0].time} to `
    + `${moments.at(-1).time}; write one as in @${moments.at(-1).time.slice(-8, -3)}.`;
}
addEventListener("hashchange", follow);

// Words, outcomes and a rule choose scenarios; without any of them, all are listed.
const word = make("input",
  { type: "search", placeholder: "find a word", "aria-label": "find" });
const totals = document.getElementById("totals");
const counts = [...totals.querySelectorAll("[data-count]")].map((count) => {
  const button = make("button", { type: "button", value: count.dataset.count,
    className: count.className, "aria-pressed": false, onclick: () => {
      button.setAttribute("aria-pressed", !isPressed(button));
      choose();
    } }, count.textContent);
  return button;
});
const isPressed = (button) => button.getAttribute("aria-pressed") === "true";
let rule = "";
const all = make("button", { type: "button", onclick: showAll }, "show all");
const found = make("output", { "aria-live": "polite" });
const notice = make("p", { className: "notice", role: "status" });
const files = [...document.querySelectorAll("details.file")];
const groups = [...document.querySelectorAll(".group")];
// The links to what failed, each with its scenario.
const links = [...document.querySelectorAll("#failures li a")].map((link) =>
  [link.closest("li"), document.getElementById(link.getAttribute("href").slice(1))]);
const form = make("form", { className: "filter", onsubmit: (event) => event.preventDefault() },
  word, all, found, make("span", { className: "hint" },
    make("kbd", {}, "j"), " and ", make("kbd", {}, "k"),
    `: next and previous ${groups.length ? "failure" : "scenario"}`));
const texts = new Map();
function text(entry) {
  if (!texts.has(entry)) {
    const parts = [...entry.querySelectorAll("summary, pre, .failure")];
    const path = entry.closest("details.file")?.querySelector("h2");
    texts.set(entry, [path, ...parts].map((part) => part?.textContent).join("\n").toLowerCase());
  }
  return texts.get(entry);
}
// The files that were open before anything was chosen.
let opened;
function choose() {
  const wanted = word.value.trim().toLowerCase();
  const verdicts = counts.filter(isPressed).map((button) => button.value);
  const isNarrow = wanted || verdicts.length || rule;
  const shown = entries.filter((entry) => {
    const { verdict, rule: own = "others" } = entry.dataset;
    entry.hidden = verdicts.length && !verdicts.includes(verdict)
      || rule && (verdict !== "failed" || own !== rule) || wanted && !text(entry).includes(wanted);
    return !entry.hidden;
  });
  for (const [item, entry] of links) item.hidden = entry.hidden;
  for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
  if (isNarrow) opened ??= files.filter((file) => file.open);
  for (const file of files) {
    file.hidden = !file.querySelector("details.scenario:not([hidden])");
    // A list of many stays folded.
    if (isNarrow && shown.length <= 200 && !file.hidden) file.open = true;
    if (!isNarrow && opened) file.open = opened.includes(file);
  }
  if (!isNarrow) opened = undefined;
  all.hidden = !isNarrow;
  found.textContent = isNarrow ? `${shown.length} of ${entries.length}` : "";
}
function only(name) {
  rule = name;
  choose();
}
function showAll() {
  word.value = "";
  for (const button of counts) button.setAttribute("aria-pressed", false);
  only("");
}
form.addEventListener("input", choose);
document.addEventListener("click", ({ target }) => {
  const link = target.closest(".group h3 a");
  if (link) only(link.closest(".group").id);
});

// Brings a scenario into view, for the keyboard, too.
function reach(entry) {
  const file = entry.closest("details.file");
  if (file) file.open = true;
  entry.querySelector("summary").focus({ preventScroll: true });
  entry.scrollIntoView();
}
// The keys j and k go through the failures that are listed, or through the scenarios.
addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!["j", "k"].includes(key) || event.ctrlKey || event.altKey || event.metaKey
    || target.matches("select, textarea, input:not([type=range])")) return;
  const shown = entries.filter((entry) => !entry.hidden);
  const failed = shown.filter((entry) => entry.dataset.verdict === "failed");
  const list = failed.length ? failed : shown;
  const here = document.activeElement.closest("details.scenario");
  const isAfter = (entry) => here
    ? here.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING
    : (entry.closest("details.file:not([open])") ?? entry).getBoundingClientRect().top > 0;
  const isBefore = (entry) => entry !== here && !isAfter(entry);
  const next = key === "j" ? list.find(isAfter) : list.findLast(isBefore);
  if (next) reach(next);
});
totals.before(notice);
if (entries.length > 1) {
  totals.replaceChildren(...counts);
  totals.after(form);
}
all.hidden = true;
follow();

"""#

  /// The text of `page.css`.
  static let pageStyle = #"""
:root { color-scheme: light dark; --ink: #1c1c22; --paper: #ffffff; --faint: #5c6070;
  --line: #d9dce3; --ground: #f3f4f8; --lit: #fff0c9; --good: #1f7a3f; --bad: #b3261e;
  --doubt: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9eaf0; --paper: #17181d; --faint: #a2a7b8; --line: #33363f;
    --ground: #21232a; --lit: #463a11; --good: #6fcf8f; --bad: #ff8a80;
    --doubt: #e8b34b; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 20px 80px; }
h1 { font-size: 26px; margin: 8px 0 0; }
h2 { font-size: 15px; margin: 32px 0 6px; overflow-wrap: anywhere; }
a { color: inherit; }
small { color: var(--faint); overflow-wrap: anywhere; }
.good { color: var(--good); } .bad { color: var(--bad); } .other { color: var(--faint); }
#totals:has(button) { display: flex; flex-wrap: wrap; gap: 8px; }
#totals button { font-weight: 700; }
#totals [aria-pressed=true] { border-color: currentColor; background: var(--lit); }
.skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; }
.group ol { margin: 0 0 12px; }
.group h3 { font-size: 15px; }
.group h3 small { font-size: 13px; font-weight: 400; }
#failures .more { list-style: none; color: var(--faint); }
.file:not([open]) { content-visibility: auto; contain-intrinsic-size: auto 44px; }
.file > summary { padding: 10px 4px; }
.file > summary:focus-visible { outline-offset: -2px; }
.file > summary h2 { display: inline; margin: 0 8px 0 0; }
.file > summary span { font-size: 13px; white-space: nowrap; }
.file > .scenario { margin-left: 18px; }
kbd { font: 12px ui-monospace, 'DejaVu Sans Mono', monospace; padding: 1px 5px;
  border: 1px solid var(--line); border-radius: 4px; }
summary { cursor: pointer; padding: 7px 4px; }
.title { display: inline-block; vertical-align: top; max-width: 100%; max-height: 4.5em;
  overflow-y: auto; overflow-wrap: anywhere; }
a .title { text-decoration: underline; }
.notice:not(:empty) { border-left: 4px solid var(--doubt); background: var(--ground);
  border-radius: 8px; padding: 8px 16px; }
summary:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
details { border-top: 1px solid var(--line); }
details:target { background: var(--ground); }
pre { overflow-x: auto; background: var(--ground); border-radius: 8px; padding: 12px;
  font: 13px/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
pre.problem { border-left: 4px solid var(--bad); }
pre mark { background: none; color: var(--bad); font-weight: 700; }
figure { margin: 12px 0; overflow-x: auto; }
figure svg { border-radius: 8px; }
.strip { display: flex; gap: 16px; overflow-x: auto; padding: 4px 0; }
.strip figure { flex: none; margin: 0; overflow: visible; }
.strip figure:last-child { scroll-initial-target: nearest; }
figcaption { color: var(--faint); font-size: 13px; text-align: center; max-width: 150px; }
.table { border: 0; }
.table summary { color: var(--faint); padding: 2px 4px; }
table { border-collapse: collapse; font-size: 13px; margin: 4px 0 12px 20px; }
th { text-align: left; font-weight: 400; } th, td { padding: 2px 16px 2px 0; }
td { font-variant-numeric: tabular-nums; }
.filter { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; margin: 12px 0; }
.filter input[type=search] { font: inherit; padding: 5px 10px; border-radius: 8px;
  border: 1px solid var(--line); background: var(--paper); color: inherit; width: 220px; }
.failure, .dispute { background: var(--ground); border-radius: 8px; padding: 10px 16px;
  margin: 0 0 12px; border-left: 4px solid var(--bad); }
.dispute { border-left-color: var(--doubt); }
.failure h3, .dispute h3 { margin: 0 0 6px; font-size: 15px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 3px 16px;
  margin: 6px 0 0; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
dd.now { white-space: pre-wrap; }
dd.expected, dd.found { font-weight: 600; } dd.found { color: var(--bad); }
dd details { border: 0; } dd summary { padding: 0; color: var(--faint); }
dd ul { margin: 4px 0; padding-left: 18px; }
.dispute p { margin: 2px 0; }
code { font: 13px ui-monospace, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
.terminal { border: 0; } .terminal summary, .hint { color: var(--faint); font-size: 13px;
  padding: 0 4px; }
.stage { display: grid; gap: 4px 24px; margin: 6px 0 16px; reading-flow: grid-rows;
  grid-template-columns: 270px minmax(0, 1fr) 240px; grid-template-rows: auto auto 1fr;
  grid-template-areas: "controls controls controls" "phones cards lists"
    "phones words lists"; }
.stage.two { grid-template-columns: 550px minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  grid-template-areas: "controls controls" "phones cards" "phones words" "phones lists"; }
.cards { grid-area: cards; min-width: 0; } .words { grid-area: words; min-width: 0; }
.lists { grid-area: lists; } .phones { grid-area: phones; display: flex; gap: 10px; }
.controls { grid-area: controls; display: flex; gap: 8px; align-items: center;
  margin: 4px 0 10px; }
button, select { font: inherit; padding: 5px 8px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--line); background: var(--ground); color: inherit; max-width: 100%; }
.controls button { min-width: 40px; }
.controls input { flex: 1; min-width: 80px; accent-color: #2f55c8; }
.controls output { font-variant-numeric: tabular-nums; white-space: nowrap; }
.phone { margin: 0; flex: 1; min-width: 0; max-width: 270px; overflow: visible; }
.phone svg { display: block; width: 100%; border-radius: 0; }
.center { margin: 12px 0; font-family: -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans',
  sans-serif; }
.phone figcaption { margin: 8px auto; max-width: none; }
.phone button { font-size: 13px; margin: 6px 0; }
.phone ul { text-align: left; margin: 4px 0; padding-left: 18px; color: var(--ink);
  overflow-wrap: anywhere; }
.words pre { margin: 0; }
.words .line { cursor: pointer; }
h3 { font-size: 13px; margin: 14px 0 4px; }
.lists section:first-child h3 { margin-top: 0; }
.lists ul { list-style: none; margin: 0; padding: 0; font-size: 13px;
  border-top: 1px solid var(--line); }
.lists li { display: flex; justify-content: space-between; gap: 10px; padding: 2px 0; }
.lists span { overflow-wrap: anywhere; }
.line { display: block; margin: 0 -12px; padding: 0 12px; min-height: 1.5em; }
.line.now { background: var(--lit); }
.journal { margin: 0; padding: 0; list-style: none; font-size: 13px; max-height: 300px;
  overflow-y: auto; position: relative; border-top: 1px solid var(--line); }
.journal li { padding: 5px 8px; border-left: 3px solid transparent; }
.journal li.now { background: var(--lit); }
.journal li.later { display: none; }
.journal li.cause { border-left-color: var(--bad); }
.rule { margin: 2px 0 0; color: var(--faint); }
.reason { color: var(--faint); font-size: 13px; white-space: pre-line; margin: 0 0 8px; }
button:focus-visible, input:focus-visible, .journal:focus-visible {
  outline: 2px solid currentColor; outline-offset: 2px; }
@media (max-width: 1040px) { .stage, .stage.two { grid-template-columns: 240px minmax(0, 1fr);
    grid-template-rows: auto auto auto 1fr;
    grid-template-areas: "controls controls" "phones cards" "phones words" "phones lists"; }
  .stage.two { grid-template-areas: "controls controls" "phones phones" "cards cards"
    "words lists"; grid-template-columns: minmax(0, 1fr) 220px; } }
@media (max-width: 680px) { .stage, .stage.two { grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    grid-template-areas: "cards" "controls" "phones" "words" "lists"; }
  .phone { margin: 0 auto; } .controls output { width: 100%; } .controls { flex-wrap: wrap; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  main { padding: 16px 12px 60px; } .file > .scenario { margin-left: 0; }
  .filter .hint { display: none; } dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dd { margin-bottom: 6px; } }
@media (min-width: 1800px) { main { max-width: 1720px; font-size: 18px; }
  .timeline svg { zoom: 1.35; }
  .failure h3 { font-size: 19px; } h2, .group h3 { font-size: 18px; }
  pre, code, small, .journal, .lists li, .file > summary span, .hint { font-size: 15px; }
  .stage { grid-template-columns: 340px minmax(0, 1fr) 320px; } .phone { max-width: 340px; }
  .stage.two { grid-template-columns: 690px minmax(0, 1fr); } }
@media print { summary { break-after: avoid; }
  .controls, .filter, .terminal, .phone button { display: none; }
  main { padding: 0; max-width: none; font-size: 13px; }
  #totals button { border: 0; padding: 0; background: none; }
  .stage, .stage.two { display: block; } .phones { float: left; width: 170px;
    margin: 0 16px 8px 0; } .two .phones { width: 340px; } .words { display: flow-root; }
  .lists h3, .lists section:first-child h3 { margin: 14px 0 4px; } .lists { clear: both;
    display: flex; flex-wrap: wrap; gap: 0 24px; } .lists section { flex: 1 0 160px; }
  .journal { max-height: none; } .journal li.later { display: list-item; }
  pre { white-space: pre-wrap; }
  pre, figure, .timeline, .journal, .strip { overflow: visible; }
  .strip { flex-wrap: wrap; } .timeline svg { width: 100%; height: auto; }
  .failure, .phone, .timeline, .journal li { break-inside: avoid; } }
@media (prefers-reduced-motion: no-preference) { .line, .journal li {
  transition: background-color 0.2s; } }

"""#

  /// The text of `viewer.js`.
  static let viewerScript = #"""
const drawing = '<svg viewBox="0 0 300 610" role="img"></svg>';

// Makes an element.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value; else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

// A run of a scenario: its phone, its script and its journal at a moment.
class Viewer {
  constructor(entry, data = JSON.parse(entry.querySelector("script").textContent)) {
    this.entry = entry;
    Object.assign(this, data);
    this.at = -1;
    if (!this.moments.length) return;
    this.build();
    this.show(this.start);
  }

  // The buttons, the slider and the time.
  makeControls() {
    const button = (text, label, action) =>
      make("button",
        { type: "button", "aria-label": label, title: label, onclick: action }, text);
    this.play = button("▶", "play", () => this.toggle());
    this.slider = make("input", {
      type: "range", min: 0, max: this.moments.length - 1, "aria-label": "moment",
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.time = make("output", { "aria-live": "polite" });
    this.controls = make("div", { className: "controls" },
      button("‹", "back", () => this.go(this.at - 1)), this.play,
      button("›", "forward", () => this.go(this.at + 1)), this.slider, this.time);
    return button;
  }

  build() {
    const button = this.makeControls();
    const part = (selector) => [...this.entry.querySelectorAll(`:scope > ${selector}`)];
    const cards = make("div", { className: "cards" },
      ...part(".failure"), ...part("pre.problem"), ...part(".terminal"), ...part(".dispute"));
    const phones = make("div", { className: "phones" });
    [this.phone, this.caption] = this.frame(phones);
    this.center = make("div", { className: "center" });
    this.phone.parentElement.append(this.center);
    if (this.sides) this.buildSides(phones, button);
    this.lists = make("div", { className: "lists" });
    this.script = this.entry.querySelector("pre.script");
    this.script.innerHTML = this.script.innerHTML.split("\n")
      .map((line) => `<span class="line">${line}</span>`).join("");
    this.rows = new Map(
      [...this.script.children].map((row) => [parseInt(row.textContent), row]));
    this.script.onclick = (event) => {
      const line = parseInt(event.target.closest(".line")?.textContent);
      const place = this.moments.findIndex((moment) => moment.lines.includes(line));
      if (place >= 0) this.go(place);
    };
    const words = make("div", { className: "words" }, this.script);
    this.items = (this.journal || []).map((entry, number) => this.item(entry, number));
    this.log = make("ol", { className: "journal", tabIndex: 0, "aria-label": "journal" },
      ...this.items);
    if (this.items.length) {
      words.append(make("h3", {}, "Journal"), this.log);
    } else {
      words.append(make("p", { className: "hint" }, make("code", {}, this.command || ""),
        " draws the timeline of this scenario."));
    }
    const stage = make("div", { className: this.sides ? "stage two" : "stage" },
      cards, this.controls, phones, words, this.lists);
    this.entry.querySelector("summary").after(stage);
    for (const strip of part(".strip")) strip.remove();
    this.prepareTimeline();
  }

  // A place for a phone, and the words below it.
  frame(phones) {
    const figure = make("figure", { className: "phone" });
    figure.innerHTML = drawing;
    const caption = make("figcaption");
    figure.append(caption);
    phones.append(figure);
    figure.firstChild.setAttribute("font-family", getComputedStyle(document.body).fontFamily);
    return [figure.firstChild, caption];
  }

  // The phone under another side of a dispute, next to this one.
  buildSides(phones, button) {
    let caption;
    [this.other, caption] = this.frame(phones);
    this.side = this.sides[0];
    const choice = make("select", { "aria-label": "side", onchange: () => {
      this.side = this.sides[choice.selectedIndex];
      this.show(this.at);
    } }, ...this.sides.map(({ side, dispute }) => make("option", {}, `${side} (${dispute})`)));
    this.events = make("ul", { "aria-live": "polite" });
    this.caption.textContent = "this run";
    caption.append("side ", choice, " ", button("first difference", "first difference", () =>
      this.go(this.side.moments[0]?.moment ?? this.at)), this.events);
  }

  // An entry of the journal with the rules that decided it.
  item(entry, number) {
    const line = entry.line ? ` · line ${entry.line}` : "";
    const time = entry.at.split(" ")[1].slice(0, 8) + line;
    const item = make("li", { onclick: (event) => event.target.closest("a")
      || this.go(this.moments.findIndex((moment) => moment.entries > number)) },
      make("span", {}, entry.text), " ", make("small", {}, time));
    if (this.causes.includes(number)) item.classList.add("cause");
    for (const id of entry.because) {
      const { sentence, grade, link } = rules.get(id);
      const name = link
        ? make("a", { href: link, target: "_blank", rel: "noreferrer" }, id)
        : make("b", {}, id);
      item.append(make("p", { className: "rule" }, name, ` (${grade}) ${sentence}`));
    }
    return item;
  }

  prepareTimeline() {
    this.timeline = this.entry.querySelector("figure.timeline svg");
    if (!this.timeline) return;
    const height = this.timeline.viewBox.baseVal.height;
    this.cursor = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of Object.entries(
      { y: 0, height, width: 3, fill: "#2f55c8", opacity: 0.55 })) {
      this.cursor.setAttribute(name, value);
    }
    this.timeline.append(this.cursor);
    this.reason = make("p", { className: "reason" });
    this.timeline.parentElement.after(this.reason);
    this.timeline.addEventListener("click", (event) => {
      const point = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(this.timeline.getScreenCTM().inverse());
      const place = this.moments.findLastIndex((moment) => moment.x - 5 <= point.x);
      if (place >= 0) this.go(place);
      this.reason.textContent =
        event.target.closest("g")?.querySelector("title")?.textContent ?? "";
    });
  }

  // The number of the moment that an address names, or of the last one before; -1 for none.
  placeOf(name) {
    const time = name.replace(/(^|\s)(\d\d:\d\d)$/, "$1$2:00");
    const place = this.moments.findIndex((moment) => moment.time === time);
    if (place >= 0 || !/(^|\s)([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)) return place;
    return this.moments.findLastIndex((moment) =>
      moment.time.length === time.length && moment.time <= time);
  }

  // Shows a moment, and remembers it in the address.
  go(place) {
    const last = this.moments.length - 1;
    this.show(Math.max(0, Math.min(last, place)));
    const address = `#${this.entry.id}@${encodeURIComponent(this.moments[this.at].time)}`;
    try { history.replaceState(null, "", address); } catch { /* A frame without an address. */ }
  }

  show(place) {
    this.at = place;
    const moment = this.moments[place];
    const part = (own, all) => (number) => number < 0 ? all[-1 - number] : own[number];
    const shapes = part(this.shapes, shared.shapes);
    this.phone.innerHTML = moment.phone.map(shapes).join("");
    this.center.innerHTML = moment.center
      ? `<svg viewBox="0 0 300 ${moment.centerHeight}" role="img" `
        + `aria-label="Notification Center">${moment.center.map(shapes).join("")}</svg>` : "";
    this.lists.replaceChildren(...moment.lists.map(part(this.sections, shared.sections))
      .map(({ heading, lines }) => make("section", {}, make("h3", {}, heading),
        make("ul", {}, ...lines.map(({ text, note }) =>
          make("li", {}, make("span", {}, text), " ", make("small", {}, note ?? "")))))));
    if (this.side) {
      const found = this.side.moments.find((other) => other.moment === place);
      this.other.innerHTML = (found ?? moment).phone.map(shapes).join("");
      this.other.setAttribute("aria-label",
        `the phone under side ${this.side.side} at ${moment.time}`);
      const texts = found?.events.length ? found.events
        : [found ? "the phone differs" : "no difference at this moment"];
      this.events.replaceChildren(...texts.map((text) => make("li", {}, text)));
    }
    this.slider.value = place;
    this.slider.setAttribute("aria-valuetext", moment.time);
    this.time.textContent = `${moment.time}  (${place + 1} of ${this.moments.length})`;
    const before = place > 0 ? this.moments[place - 1].entries : 0;
    const now = this.items.slice(before, moment.entries);
    this.phone.setAttribute("aria-label", [`the phone at ${moment.time}`,
      ...now.map((item) => item.firstChild.textContent)].join(": "));
    for (const row of this.rows.values()) row.classList.remove("now");
    for (const line of moment.lines) this.rows.get(line)?.classList.add("now");
    this.items.forEach((item, number) => {
      item.classList.toggle("later", number >= moment.entries);
      item.classList.toggle("now", number >= before && number < moment.entries);
    });
    const newest = this.items[moment.entries - 1];
    if (newest) {
      this.log.scrollTop = newest.offsetTop + newest.offsetHeight - this.log.clientHeight;
    }
    if (!this.cursor) return;
    const known = this.moments.slice(0, place + 1).findLast((moment) => moment.x);
    this.cursor.setAttribute("x", (known?.x ?? 5) - 6);
    this.reveal(known?.x ?? 5);
  }

  // Scrolls a timeline that is too wide to the moment.
  reveal(x) {
    const frame = this.timeline.parentElement;
    const { width } = this.timeline.getBoundingClientRect();
    const scale = width / this.timeline.viewBox.baseVal.width;
    const left = x * scale - frame.scrollLeft;
    if (left < 40 || left > frame.clientWidth - 120) {
      frame.scrollLeft = x * scale - frame.clientWidth / 2;
    }
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.at === this.moments.length - 1) this.go(0);
    this.play.textContent = "❚❚";
    this.play.setAttribute("aria-label", "pause");
    this.timer = setInterval(() => {
      this.go(this.at + 1);
      if (this.at === this.moments.length - 1) this.stop();
    }, 900);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.play.textContent = "▶";
    this.play.setAttribute("aria-label", "play");
  }
}

"""#

  /// The SHA-256 of the script of a page, as a content policy names it.
  static let hash = "sha256-o5WtLU37kFyiB65eCl0Fz7XhPVWLYmL1DD/cfx5Cy2A="
}
