const stories = JSON.parse(document.getElementById("stories").textContent);
const block = build(document.querySelector("figure.living"));
const bar = document.querySelector(".bar");
const note = make("output", { className: "status", "aria-live": "polite" });

// A story in the address: ';' ends a line, '+' is a blank.
function fragment(script) {
  let isQuoted = false;
  const tight = script.replace(/ +|"|\n/g, (part) => {
    if (part === '"') isQuoted = !isQuoted;
    if (part === "\n") isQuoted = false;
    return part[0] === " " && !isQuoted ? " " : part;
  });
  const text = encodeURIComponent(whole(tight)).replace(/%20|%0A|%40|%3A|%2F|%2C|%3D|['()]/g,
    (part) => ({ "%20": "+", "%0A": ";", "%40": "@", "%3A": ":", "%2F": "/", "%2C": ",",
      "%3D": "=" })[part] ?? `%${part.charCodeAt(0).toString(16).toUpperCase()}`);
  return `story=${text}`;
}

function storyInAddress() {
  if (!location.hash.startsWith("#story=")) return null;
  const text = location.hash.slice(7).replaceAll("+", " ").replaceAll(";", "\n");
  try { return decodeURIComponent(text); } catch {
    note.textContent = "The address is damaged: its story cannot be read.";
    return null;
  }
}

function isStory() { return block.area.value.trim() !== ""; }

// The address has the story, and not the moment that is shown.
Scene.prototype.go = function (place) {
  this.show(Math.max(0, Math.min(this.moments.length - 1, place)));
};
const first = block.written;
const answer = block.answer;
block.answer = async function () {
  await answer.call(block);
  const isTyped = block.area.value.length <= longest;
  const address = isTyped ? fragment(block.area.value) : "";
  const isShort = isTyped && address.length <= 8192;
  note.textContent = isShort ? "" : "This story is too long for an address.";
  const isThere = isShort && isStory() && block.area.value !== first;
  try { history.replaceState(null, "", isThere ? `#${address}` : "#"); }
  catch { /* A frame without an address. */ }
};

// The columns, made straight by the engine.
async function straight(text) {
  if (text.length > longest) return text;
  await engine.open();
  const { layout } = await engine.ask(["parts layout"], [["playground.scenario", text]]);
  return layout ?? text;
}

async function start(story) {
  Object.assign(block.question,
    { name: story.name, base: story.base, texts: story.texts });
  block.written = story.text;
  await engine.open();
  block.area.value = story.text;
  block.change();
}

const folders = new Map();
stories.forEach((story, index) => {
  const folder = story.name.split("/").slice(0, -1).join("/");
  if (!folders.has(folder)) folders.set(folder, make("optgroup", { label: folder }));
  folders.get(folder).append(make("option", { value: index },
    story.name.split("/").at(-1).replace(".scenario", "").replaceAll("-", " ")));
});
const choice = make("select", { "aria-label": "start from",
  onchange: () => choice.value !== "" && start(stories[Number(choice.value)]) },
  make("option", { value: "" }, "Start from…"), ...folders.values());

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    note.textContent = `${what} copied`;
  } catch {
    const area = make("textarea", { value: text, readOnly: true, className: "copy" });
    bar.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    note.textContent = `${what} copied`;
  }
}

// Title, story, expected and found: `belfry run -` plays it, and fails as the page does.
function issue() {
  const problems = [...block.figure.querySelectorAll(".outcome pre.problem")]
    .map((one) => one.textContent.trimEnd());
  const scene = block.scenes.find((one) => one.entry.dataset.verdict !== "passed")
    ?? block.scenes[0];
  const title = scene?.entry.querySelector("h4").textContent ?? "A script with a mistake";
  const line = Number(problems[0]?.match(/:(\d+):\d+\n/)?.[1]);
  const expected = block.area.value.split("\n")[line - block.question.line]?.trim();
  // The fence is longer than any in the texts, so that nothing in them ends it.
  const runs = [block.area.value, ...problems].flatMap((one) => one.match(/`+/g) ?? []);
  const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [`# ${title}`, "", `${fence}scenario`, block.area.value.trimEnd(), fence, "",
    "## Expected", "", expected ? `    ${expected}` : "The scenario passes.", "",
    "## Found", "", `${fence}text`, ...(problems.length ? problems : ["The scenario passes."]),
    fence, ""].join("\n");
}

const button = (text, action) => make("button", { type: "button", onclick: action }, text);
bar.append(make("div", { className: "tools" }, choice,
  button("Format", async () => block.put(await straight(block.area.value))),
  button("Copy link", () => copy(location.href, "Link")),
  button("Copy as issue", () => copy(issue(), "Issue")), note));

// Words are explained as they are typed, and those under the caret on request.
const word = make("input", { type: "search", placeholder: "a word, a rule, E0031",
  "aria-label": "explain" });
const meaning = make("pre", { className: "meaning" });
async function explain() {
  await engine.open();
  const asked = word.value.trim();
  const { explanation, refusal } = await engine.ask([`explain ${asked}`]);
  if (asked === word.value.trim()) meaning.textContent = asked ? explanation ?? refusal : "";
}
word.addEventListener("input", explain);
document.getElementById("explain").append(
  make("p", { className: "hint" }, "Double-click a word of the script to explain it."),
  word, meaning);
block.area.addEventListener("dblclick", async () => {
  const { value, selectionStart, selectionEnd } = block.area;
  word.value = value.slice(selectionStart, selectionEnd).trim();
  explain();
});

async function openAddress() {
  const text = storyInAddress();
  if (text === null) return;
  block.area.value = await straight(text);
  block.change();
}
addEventListener("hashchange", () => {
  const text = storyInAddress();
  if (text !== null && fragment(block.area.value) !== location.hash.slice(1)) openAddress();
});
openAddress();
