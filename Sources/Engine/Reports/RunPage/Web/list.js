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
for (const entry of entries) {
  entry.addEventListener("toggle", () => { if (entry.open) viewer(entry); });
  if (entry.open) watch.observe(entry);
}

// A page on paper is not scrolled.
addEventListener("beforeprint", () => { entries.filter((entry) => entry.open).map(viewer); });

// The address names a scenario, and a moment behind its '@'.
function follow() {
  const [id, time] = location.hash.slice(1).split("@").map((part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  });
  notice.textContent = "";
  if (!id) return;
  const entry = document.getElementById(id);
  if (!entry) notice.textContent = `No scenario of this page has the address “${id}”.`;
  if (!entry?.matches("details.scenario")) return;
  if (entry.hidden) showAll();
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

// Words and verdicts choose scenarios.
const verdicts = [...new Set(entries.map((entry) => entry.dataset.verdict))];
const word = make("input",
  { type: "search", placeholder: "find a word", "aria-label": "find" });
const boxes = verdicts.map((name) =>
  make("input", { type: "checkbox", checked: true, value: name }));
const found = make("output", { "aria-live": "polite" });
const notice = make("p", { className: "notice", role: "status" });
// The links to what failed, each with its scenario.
const links = [...document.querySelectorAll("#failures a")].map((link) =>
  [link.closest("li"), document.getElementById(link.getAttribute("href").slice(1))]);
const form = make("form", { className: "filter", onsubmit: (event) => event.preventDefault() },
  word, ...boxes.map((box) => make("label", {}, box, ` ${box.value}`)), found);
const texts = new Map();
function text(entry) {
  if (!texts.has(entry)) {
    const parts = entry.querySelectorAll("summary, pre, .failure");
    texts.set(entry, [...parts].map((part) => part.textContent).join("\n").toLowerCase());
  }
  return texts.get(entry);
}
function choose() {
  const wanted = word.value.trim().toLowerCase();
  const allowed = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
  let count = 0;
  for (const entry of entries) {
    entry.hidden = !allowed.has(entry.dataset.verdict) || !text(entry).includes(wanted);
    if (!entry.hidden) count += 1;
  }
  for (const [item, entry] of links) item.hidden = entry.hidden;
  for (const section of document.querySelectorAll("section.file")) {
    section.hidden = !section.querySelector("details.scenario:not([hidden])");
  }
  found.textContent = count === entries.length ? "" : `${count} of ${entries.length}`;
}
function showAll() {
  word.value = "";
  for (const box of boxes) box.checked = true;
  choose();
}
form.addEventListener("input", choose);
document.getElementById("totals").before(notice);
if (entries.length > 1) document.getElementById("totals").after(form);
follow();
