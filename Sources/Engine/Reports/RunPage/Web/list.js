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
