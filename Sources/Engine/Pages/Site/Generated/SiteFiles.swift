// Written by Scripts/web from the files in the folder Web; `make web` writes it again.
// swift-format-ignore-file

/// The scripts and style sheets in `Sources/Engine/Pages/Site/Web`.
enum SiteFiles {
  /// The text of `blocks.js`.
  static let blocksScript = #"""
// The longest script that a page plays, in characters.
const longest = 200000;
// Halves of characters, which bytes cannot say, become the sign for them.
const whole = (text) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

// A script in a page.
class Living {
  constructor(figure) {
    this.figure = figure;
    this.paper = figure.querySelector(".paper");
    this.code = figure.querySelector("pre.code");
    this.outcome = figure.querySelector(".outcome");
    this.pictures = figure.querySelector(".scenes");
    this.question = JSON.parse(figure.querySelector("script.question").textContent);
    this.written = this.code.textContent.replace(/\n$/, "");
    this.side = make("div", { className: "side" });
    this.paper.after(this.side);
    figure.classList.add("ready");
    this.show();
    // What is unfolded lies beside the phone, as in other blocks.
    const fold = figure.querySelector(".prediction");
    fold?.addEventListener("toggle", () => {
      fold.replaceWith(...fold.querySelectorAll(":scope > div"));
      if (!this.scenes.length) return;
      this.choose(Math.max(0, this.scenes.findIndex((scene) => !scene.entry.hidden)));
    });
    if (engine.isThere) this.allowEdits();
  }

  // Puts the viewers of the scenarios in their places.
  show(view) {
    const lines = [...this.code.querySelectorAll(".line")];
    this.rows = new Map(lines.map((row, index) => [this.question.line + index, row]));
    const sections = [...this.figure.querySelectorAll(".scene")];
    const read = (element) => JSON.parse(element.textContent);
    const all = view?.shared ?? read(this.figure.querySelector("script.rules"));
    for (const rule of all.rules) rules.set(rule.id, rule);
    this.scenes = sections.map((section, index) => {
      const data = view?.data[index] ?? read(section.querySelector("script"));
      return new Scene(section, { ...data, block: this });
    });
    const failed = sections.findIndex((section) =>
      ["failed", "stopped"].includes(section.dataset.verdict));
    this.choose(Math.max(0, failed));
  }

  // Shows the phone of a scenario.
  choose(number) {
    this.scenes.forEach((scene, index) => { scene.entry.hidden = index !== number; });
    const scene = this.scenes[number];
    const choices = this.scenes.length < 2 ? [] : [make("select", {
      "aria-label": "scenario", onchange: (event) => this.choose(event.target.selectedIndex),
    }, ...this.scenes.map((one, index) => make("option", { selected: index === number },
      one.entry.querySelector("h4").textContent)))];
    this.side.replaceChildren(...choices,
      ...(scene?.phone ? [scene.phone.parentElement, scene.controls] : []));
    // Beside a long message the phone leaves room below it, for the whole timeline. A phone on
    // the right stretches the texts beside it, so they are measured without.
    this.figure.classList.remove("broad");
    const texts = this.paper.offsetHeight + this.outcome.offsetHeight;
    const phone = [...this.side.children].reduce((sum, one) => sum + one.offsetHeight, 42);
    this.figure.classList.toggle("broad", phone <= texts);
    for (const frame of this.figure.querySelectorAll(".timeline")) this.fit(frame);
    if (scene?.phone) scene.show(scene.at);
  }

  // A timeline that is a little too wide is drawn smaller; a longer one is scrolled.
  fit(frame) {
    const drawing = frame.querySelector("svg");
    const excess = (drawing?.viewBox.baseVal.width ?? 0) / frame.clientWidth;
    drawing?.classList.toggle("fitted", excess > 1 && excess < 1.35);
    frame.scrollLeft = 0;
  }

  allowEdits() {
    this.area = make("textarea", {
      className: "code", value: this.written, spellcheck: false, wrap: "off",
      "aria-label": "script", autocapitalize: "off", autocomplete: "off",
      oninput: () => this.change(), onfocus: () => engine.open().catch(() => {}),
    });
    this.paper.append(this.area);
    this.reset = make("button", {
      type: "button", className: "reset", hidden: true, onclick: () => this.put(this.written),
    }, "Restore the text");
    this.paper.append(this.reset);
  }

  // Puts a text in the place of the script.
  put(text) {
    this.area.value = text;
    this.change();
    this.area.focus();
  }

  // What is typed while the engine answers is asked next, once.
  change() {
    const text = this.area.value;
    this.reset.hidden = text === this.written;
    if (!engine.calls || this.isAsking) this.code.textContent = `${text}\n`;
    this.isChanged = true;
    this.isWaiting ??= requestAnimationFrame(async () => {
      try {
        await engine.open();
        while (this.isChanged) {
          this.isChanged = false;
          await this.answer();
        }
      } catch (error) {
        this.refuse(`The engine cannot start: ${error.message}`);
      }
      this.isWaiting = undefined;
    });
  }

  // Says why there is no answer.
  refuse(message) {
    this.code.textContent = `${this.area.value}\n`;
    this.bubble?.remove();
    const reason = make("b", { className: "bad" }, message);
    this.report(make("p", { className: "verdict" }, reason).outerHTML, false);
  }

  // Writes the verdict. If the text cannot be played, the last phone and timeline stay, dimmed,
  // and the message takes its room from the timeline: the page keeps its height.
  report(verdict, isPlayed) {
    const height = (part) => part.getBoundingClientRect().height;
    const isOld = !isPlayed && this.pictures.querySelector(".scene") !== null;
    if (isOld && !this.figure.classList.contains("outdated")) {
      this.room = this.outcome.checkVisibility()
        ? height(this.outcome) + height(this.pictures) : 0;
    }
    for (const scene of this.scenes) if (scene.timer) scene.stop();
    this.scenes = [];
    this.figure.classList.toggle("outdated", isOld);
    this.side.inert = this.pictures.inert = isOld;
    this.outcome.innerHTML = verdict;
    const isHeld = isOld && this.room > 0;
    // The line between them stays, too.
    this.outcome.style.maxHeight = isHeld ? `${this.room - 1}px` : "";
    this.pictures.style.height =
      isHeld ? `${Math.max(0, this.room - height(this.outcome))}px` : "";
  }

  // Asks the engine about the text, and shows the answer.
  async answer() {
    const asked = this.area.value;
    const text = asked.replace(/\n*$/, "\n");
    if (text.length > longest) {
      return this.refuse(`The script has ${text.length} characters. `
        + `A page plays ${longest}; play it with belfry run.`);
    }
    const { name, line, base, expects, fails, solution } = this.question;
    const texts = [...this.question.texts];
    const choices = ["parts view", `line ${line}`, `base ${base}`];
    // Who edits a block that must fail can solve it, with all of its expectations.
    const isEdited = asked !== this.written;
    if (fails) choices.push(isEdited ? `expects ${expects}` : "fails");
    if (fails && isEdited && solution) {
      choices.push("solution");
      texts.splice(base, 0, { name: "solution", text: solution });
    }
    const began = performance.now();
    this.isAsking = true;
    const { view, refusal } = await engine.ask(choices,
      [[name, text], ...texts.map((one) => [one.name, one.text])]);
    this.isAsking = false;
    // A later text has an answer of its own.
    if (this.area.value !== asked) return;
    this.figure.dataset.took = Math.round(performance.now() - began);
    if (refusal) return this.refuse(refusal);
    // The editor has a row behind each line feed, and the answer none for the last ones.
    const blanks = asked.length - asked.replace(/\n+$/, "").length;
    this.code.innerHTML = view.lines + '<span class="line">\n</span>'.repeat(blanks);
    const isPlayed = view.data.length > 0;
    this.report(view.outcome, isPlayed);
    if (isPlayed) {
      const isUnfolded = this.pictures.querySelector(".more[open]") !== null;
      this.pictures.innerHTML = view.scenes;
      this.show(view);
      for (const more of this.pictures.querySelectorAll(".more")) more.open = isUnfolded;
    }
    this.explainMistake();
  }

  // Shows the first mistake near its words, where the script has no text.
  explainMistake() {
    this.bubble?.remove();
    const wrong = this.scenes.length ? null : this.code.querySelector(".wrong");
    if (!wrong) return;
    this.bubble = make("div", { className: "bubble" }, wrong.title);
    this.paper.append(this.bubble);
    const rows = [...this.code.querySelectorAll(".line")];
    const at = rows.indexOf(wrong.closest(".line"));
    const places = [[0, 0], [1, 1], [-1, -1], [0, 1], [-1, 0], [1, 2], [-2, -1]];
    const { left } = wrong.getBoundingClientRect();
    if (places.some(([one, last]) => this.putBubble(rows, at + one, at + last, left))) return;
    // The verdict has the message, too, unless it is folded.
    this.bubble.classList.add("below");
  }

  // Puts the bubble behind the texts of some rows, and not left of its words, if there is room.
  putBubble(rows, first, last, least) {
    if (!rows[first] || !rows[last]) return false;
    const paper = this.paper.getBoundingClientRect();
    const { top } = rows[first].getBoundingClientRect();
    const height = rows[last].getBoundingClientRect().bottom - top;
    const ends = rows.slice(first, last + 1).map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row);
      return range.getBoundingClientRect().right;
    });
    const left = Math.max(least, ...ends.map((end) => end + 14));
    const reset = this.reset.getBoundingClientRect();
    const edge = reset.bottom > top && !this.reset.hidden ? reset.left : paper.right;
    if (edge - left < 168) return false;
    this.bubble.style.maxWidth = `${edge - left - 8}px`;
    this.bubble.style.left = `${left - paper.left + this.paper.scrollLeft}px`;
    const excess = height - this.bubble.offsetHeight;
    this.bubble.style.top = `${top - paper.top + this.paper.scrollTop + excess}px`;
    return excess >= 0;
  }
}

// A block is built when it comes near.
const living = new Map();
function build(figure) {
  if (!living.has(figure)) living.set(figure, new Living(figure));
  return living.get(figure);
}
const near = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) if (isIntersecting) build(target);
}, { rootMargin: "800px" });
const figures = document.querySelectorAll("figure.living");
for (const figure of figures) near.observe(figure);
// A page on paper is not scrolled.
addEventListener("beforeprint", () => { for (const figure of figures) build(figure); });

// The address names a scenario, and a moment behind its '@'.
function follow() {
  const [id, time] = location.hash.slice(1).split("@").map((part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  });
  const figure = id && document.getElementById(id)?.closest("figure.living");
  if (!figure) return;
  const block = build(figure);
  const number = block.scenes.findIndex((scene) => scene.entry.id === id);
  if (number < 0) return;
  block.choose(number);
  const place = time ? block.scenes[number].placeOf(time) : -1;
  if (place >= 0) block.scenes[number].show(place);
  figure.scrollIntoView();
}
addEventListener("hashchange", follow);

"""#

  /// The text of `data.js`.
  static let dataScript = #"""
const shared = { shapes: [], sections: [] };
const rules = new Map();

"""#

  /// The text of `embedded.js`.
  static func embeddedScript(style: String, living: String) -> String {
#"""
(() => {
"use strict";
const style = \#(style);
function begin() {
\#(living)
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

"""#
  }

  /// The text of `engine.js`.
  static func engineScript(room: String) -> String {
#"""
// Answers questions in the thread that it is in; a thread of its own begins with this text.
async function player(module, room) {
  let calls;
  const begin = async () => { calls = (await WebAssembly.instantiate(module)).exports; };
  await begin();
  return async (question) => {
    const { belfry_allocate, belfry_answer, belfry_free, memory } = calls;
    try {
      const place = belfry_allocate(question.length) >>> 0;
      new Uint8Array(memory.buffer).set(question, place);
      const answer = belfry_answer(place, question.length) >>> 0;
      belfry_free(place);
      const length = new DataView(memory.buffer).getUint32(answer, true);
      const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
      belfry_free(answer);
      return text;
    } catch (error) {
      await begin();
      return JSON.stringify(
        { refusal: `The engine has stopped (${error.message}). Change the script.` });
    } finally {
      // An instance never gives memory back.
      if (memory.buffer.byteLength > room) await begin();
    }
  };
}

// The file with the engine is read behind this script, and before this event.
const parsed = document.readyState === "loading" && new Promise((done) => {
  document.addEventListener("DOMContentLoaded", done, { once: true });
});

// The engine.
const engine = {
  isThere: Boolean(document.body.dataset.live),
  // The memory of an instance, in bytes, and the times of a start and of a question, in
  // milliseconds.
  room: \#(room),
  startup: 10000,
  patience: 10000,
  // The questions that wait for their answers in the thread.
  waiting: [],

  open() { return this.opening ??= this.load(); },

  async load() {
    await parsed;
    const text = globalThis.belfryEngine ?? document.getElementById("engine").textContent;
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < bytes.length; index += 1) {
      bytes[index] = binary.charCodeAt(index);
    }
    let stream = new Blob([bytes]).stream();
    if (bytes[0] === 0x1f) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    // Its beginning is compiled while its end is still unpacked.
    const headers = { "Content-Type": "application/wasm" };
    this.module = await WebAssembly.compileStreaming(new Response(stream, { headers }));
    await this.begin();
  },

  async begin() {
    this.calls = null;
    this.calls = await this.thread() ?? await player(this.module, this.room);
  },

  // Begins a thread; null where the policy of the page or the browser allows none.
  thread() {
    return new Promise((done) => {
      const end = () => { worker?.terminate(); done(null); };
      let worker;
      try {
        const text = `${player}
          let play;
          const answer = async (data) => {
            if (play) return postMessage(await play(data));
            try { play = await player(data, ${this.room}); } catch { /* It says so below. */ }
            postMessage(Boolean(play));
          };
          // One after the other: an answer may wait for a new instance.
          let last = Promise.resolve();
          onmessage = ({ data }) => { last = last.then(() => answer(data)); };`;
        const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
        worker = new Worker(address);
        URL.revokeObjectURL(address);
        worker.postMessage(this.module);
      } catch { return end(); }
      const late = setTimeout(end, this.startup);
      worker.onerror = () => { clearTimeout(late); end(); };
      worker.onmessage = ({ data }) => {
        clearTimeout(late);
        if (!data) return end();
        worker.onmessage = ({ data: answer }) => {
          const first = this.waiting.shift();
          this.watch();
          first?.done(answer);
        };
        this.worker = worker;
        done((question) => this.post(question));
      };
    });
  },

  // Asks the thread.
  post(question) {
    return new Promise((done) => {
      this.waiting.push({ question, done });
      this.worker.postMessage(question);
      if (this.waiting.length === 1) this.watch();
    });
  },

  // Measures the time of the first question, and ends the thread if it takes too long; the
  // others are asked again.
  watch() {
    clearTimeout(this.late);
    if (!this.waiting.length) return;
    this.late = setTimeout(() => {
      this.worker.terminate();
      const refusal = JSON.stringify({ refusal: "The script takes longer than "
        + `${this.patience / 1000} s. Play it with belfry run.` });
      const [slow, ...others] = this.waiting.splice(0);
      this.opening = this.begin();
      slow.done(refusal);
      for (const { question, done } of others) {
        this.opening.then(() => this.calls(question)).then(done, () => done(refusal));
      }
    }, this.patience);
  },

  // Asks: choices are lines, texts are pairs of a name and a text.
  async ask(choices, texts = []) {
    await this.opening;
    if (!this.calls) return { refusal: "The engine is not ready." };
    const coder = new TextEncoder();
    const parts = [coder.encode(choices.join("\n") + "\n\n")];
    for (const [name, text] of texts) {
      const bytes = coder.encode(text);
      // The facts of a block's attributes have a line feed in their name, which ends a line.
      parts.push(coder.encode(`${bytes.length} ${name.trim()}\n`), bytes);
    }
    const question = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let end = 0;
    for (const part of parts) {
      question.set(part, end);
      end += part.length;
    }
    return JSON.parse(await this.calls(question));
  },
};

"""#
  }

  /// The text of `host.css`.
  static let hostStyle = #"""
:host { display: block; margin: 1em 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
  text-align: start; }
.phone svg { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans",
  sans-serif; }

"""#

  /// The text of `lookup.js`.
  static let lookupScript = #"""
// The look-up of `belfry explain`, in its words: LookupTerms, LookupSynonyms and LookupIndex are
// in Swift what this is here, and a check compares the answers.
const { entries, sections, synonyms, ignored } = globalThis.belfrySearch;

// The number of bytes of a word.
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
function size(word) { return encoder.encode(word).length; }

// The words of a text, without their endings.
function terms(text) {
  const bytes = encoder.encode(text.replaceAll("'", ""));
  // A letter is a byte, as in Swift.
  const all = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const small = (word) => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return (all.match(/[A-Za-z0-9\u0080-\u00ff]+/g) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
    const rest = parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
    return [word, ...rest].map((one) => stem(small(one)));
  });
}

function stem(word) {
  const ends = (ending) => word.length > ending.length + 2 && word.endsWith(ending);
  const cut = (count) => { word = word.slice(0, -count); };
  const undouble = () => { if (word.length > 3 && /([^ls])\1$/.test(word)) cut(1); };
  if (ends("ies") || ends("ied")) word = `${word.slice(0, -3)}y`;
  else if (ends("ing")) { cut(3); undouble(); }
  else if (ends("ed")) { cut(2); undouble(); }
  else if (ends("ly")) cut(2);
  else if (ends("s") && !ends("ss") && !ends("us") && !ends("is")) cut(1);
  if (ends("e")) cut(1);
  return decoder.decode(Uint8Array.from(word, (letter) => letter.charCodeAt()));
}

const silent = new Set(terms(ignored));
const phrases = synonyms.map(([says, means]) => [says.map(terms), terms(means)]);
const known = [...new Set(phrases.flatMap(([says]) => says.flat()))].sort();

// The number of slips between two words: wrong, missing, additional or swapped letters.
function slips(word, other) {
  const rows = [[...other, ""].map((_, place) => place)];
  for (let i = 1; i <= word.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && word[i - 1] === other[j - 2]
        && word[i - 2] === other[j - 1];
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + (word[i - 1] === other[j - 1] ? 0 : 1),
        isSwapped ? rows[i - 2][j - 2] + 1 : Infinity);
    }
  }
  return rows.at(-1).at(-1);
}

function nearest(word, among) {
  const letters = [...word];
  let [best, least] = [word, Infinity];
  for (const candidate of among) {
    const others = [...candidate];
    const longer = Math.max(letters.length, others.length);
    const limit = Math.max(1, Math.floor(longer / 3));
    const isBeginning = candidate.startsWith(word);
    if (Math.abs(letters.length - others.length) > limit && !isBeginning) continue;
    const distance = isBeginning ? 1 : slips(letters, others);
    const isBetter = distance < least || (distance === least && candidate < best);
    if (distance <= limit && distance < longer && isBetter) [best, least] = [candidate, distance];
  }
  return best;
}

// Sixteen times the logarithm of a number, to the base of two.
function logarithm(number) {
  const whole = 31 - Math.clz32(number);
  return 16 * whole + (((number << 4) >> whole) & 15);
}

// The index of some entries: each has a weight, and texts, each with what a word in it counts.
class LookupIndex {
  // A word of the question is also the beginning of longer ones, from this length on.
  constructor(all, shortest) {
    Object.assign(this, { all, shortest, postings: new Map() });
    all.forEach(({ texts }, entry) => {
      for (const [weight, text] of texts) {
        for (const term of terms(text)) {
          if (!this.postings.has(term)) this.postings.set(term, []);
          const found = this.postings.get(term);
          if (found.at(-1)?.entry !== entry) found.push({ entry, weight });
        }
      }
    });
    this.words = [...this.postings.keys()].sort();
  }

  longer(term) {
    if (size(term) < this.shortest) return [];
    return this.words.filter((word) => word !== term && word.startsWith(term));
  }

  corrected(term) {
    const isKnown = size(term) < 4 || this.postings.has(term) || silent.has(term)
      || known.includes(term) || this.longer(term).length;
    return isKnown ? term : nearest(term, [...known, ...this.words]);
  }

  // What a question needs: for each word or phrase the words that meet it, with their shares.
  needs(question, isIgnored) {
    const needs = [];
    let rest = terms(question).map((term) => this.corrected(term));
    while (rest.length) {
      let length = 0, means;
      for (const [says, words] of phrases) {
        for (const phrase of says) {
          const isHere = phrase.every((word, place) => word === rest[place]);
          if (phrase.length > length && isHere) [length, means] = [phrase.length, words];
        }
      }
      const own = rest.slice(0, Math.max(1, length)).filter((word) => !isIgnored(word));
      if (length) {
        needs.push([...own.map((word) => [word, 6]),
          ...means.filter((word) => !own.includes(word)).map((word) => [word, 5])]);
      } else if (own.length) {
        const need = [...own.filter((word) => this.postings.has(word)).map((word) => [word, 6]),
          ...this.longer(own[0]).map((word) => [word, 3])];
        if (need.length) needs.push(need);
      }
      rest = rest.slice(Math.max(1, length));
    }
    return needs;
  }

  // The entries that answer a question, the best first.
  hits(question, isIgnored = (word) => silent.has(word)) {
    const needs = this.needs(question, isIgnored);
    if (!needs.some((need) => need.some(([word]) => size(word) > 1))) return [];
    const points = this.all.map(() => 0);
    const met = this.all.map(() => 0);
    for (const need of needs) {
      const values = new Map();
      for (const [word, share] of need) {
        const found = this.postings.get(word) ?? [];
        const rarity = Math.max(1, logarithm(this.all.length + 1) - logarithm(found.length || 1));
        for (const { entry, weight } of found) {
          values.set(entry, [...values.get(entry) ?? [], weight * rarity * share]);
        }
      }
      for (const [entry, counts] of values) {
        counts.sort((a, b) => b - a).forEach((value, place) => {
          points[entry] += Math.floor(value / (place + 1));
        });
        met[entry] += 1;
      }
    }
    const most = Math.max(0, ...met);
    if (!most) return [];
    return this.all.map((entry, number) => [points[number] * met[number] * entry.weight, number])
      .filter(([, number]) => met[number] * 2 >= most)
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]).map(([, number]) => this.all[number]);
  }
}

// The hits of a question: the five of `belfry explain`, then the sections of the pages.
class Search {
  constructor() {
    this.law = new LookupIndex(entries.map(([address, kind, weight, ...texts]) => {
      const [name, sentence] = texts;
      const isPage = kind === "page";
      return { address, kind, weight, name: isPage ? sentence : name, title: name,
        text: isPage ? "" : sentence,
        texts: texts.map((text, place) => [[8, 6, 3, 1][place], text]) };
    }), 4);
    this.pages = new LookupIndex(sections.map(([address, page, title, text]) => ({
      address, kind: page === title ? "" : page, weight: 1, name: title, text, isSection: true,
      texts: [[8, title], [3, page], [1, text]] })), 2);
  }

  hits(question) {
    const law = this.law.hits(question).slice(0, 5).filter(({ address }) => address);
    const found = this.pages.hits(question);
    const all = found.length ? found : this.pages.hits(question, () => false);
    const known = new Set(law.map(({ address }) => address));
    return [...law, ...all.filter(({ address }) => !known.has(address))].slice(0, 12);
  }
}
globalThis.BelfrySearch = Search;

"""#

  /// The text of `playground.css`.
  static let playgroundStyle = #"""
main { max-width: 1280px; padding-top: 12px; }
.bar { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
.bar h1 { font-size: 22px; margin: 4px 0; } .bar h1 small { font-weight: 400; }
.tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.tools :is(button, select), #explain input { font: inherit; font-size: 14px; padding: 5px 12px;
  border-radius: 999px; border: 1px solid var(--line); background: var(--ground);
  color: inherit; }
.tools button { cursor: pointer; } .tools select { max-width: 240px; }
.status { color: var(--faint); font-size: 14px; }
.copy { position: absolute; width: 1px; height: 1px; opacity: 0; }
.living { margin: 14px 0 20px; }
.paper { min-height: 340px; max-height: 70vh; }
.panels { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 20px; }
.panel { border: 1px solid var(--line); border-radius: 16px; padding: 4px 20px 16px;
  min-width: 0; }
.panel h2 { font-size: 16px; margin: 12px 0 8px; }
.panel h1 { display: none; } .panel p, .panel li { font-size: 14px; }
.panel pre { font-size: 12.5px; line-height: 1.5; }
#explain input { width: 100%; } .hint { color: var(--faint); margin: 0 0 10px; }
.meaning { white-space: pre-wrap; background: none; padding: 6px 2px; }
#reference { max-height: 640px; overflow-y: auto; }
@media (max-width: 860px) { .panels { grid-template-columns: minmax(0, 1fr); }
  .paper { min-height: 220px; } }
@media print { .tools, .panels { display: none; }
  .paper { min-height: 0; max-height: none; } }

"""#

  /// The text of `playground.js`.
  static let playgroundScript = #"""
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

"""#

  /// The text of `scene.js`.
  static let sceneScript = #"""
// A scenario of a script in a page.
class Scene extends Viewer {
  build() {
    this.makeControls();
    const place = make("div");
    [this.phone, this.caption] = this.frame(place);
    this.center = make("div", { className: "center" });
    this.phone.parentElement.append(this.center);
    this.lists = make("div", { className: "lists" });
    this.items = (this.journal || []).map((entry, number) => this.item(entry, number));
    this.log = make("ol", { className: "journal", tabIndex: 0, "aria-label": "journal" },
      ...this.items);
    this.rows = this.block.rows;
    this.entry.querySelector(".still").remove();
    this.prepareTimeline();
    // A timeline that is only a little too wide is made smaller.
    const isFitting = this.timeline?.width.baseVal.value < 1000;
    this.timeline?.parentElement.classList.toggle("fit", isFitting);
    const summary = make("summary", {}, "Journal and lists");
    this.entry.append(make("details", { className: "more" }, summary,
      make("div", { className: "words" }, this.log), this.lists));
  }
}

"""#

  /// The text of `search.js`.
  static let searchScript = #"""
const field = make("input",
  { type: "search", placeholder: "Search or ask", "aria-label": "search" });
const results = make("ol", { className: "results", hidden: true });
let search;
// The part of a text around the first word of a question.
function excerpt(text, question) {
  const words = question.toLowerCase().split(/\s+/).filter((word) => word.length > 2);
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  const at = places.length ? Math.max(0, Math.min(...places) - 30) : 0;
  const begin = at ? text.indexOf(" ", at) + 1 : 0;
  return text.slice(begin, begin + 90);
}
field.addEventListener("input", () => {
  const question = field.value;
  results.hidden = !question.trim();
  if (results.hidden || !globalThis.BelfrySearch) return;
  search ??= new globalThis.BelfrySearch();
  const found = search.hits(question);
  results.replaceChildren(...found.map(({ address, kind, name, text, isSection }) =>
    make("li", {}, make("a", { href: document.body.dataset.top + address }, name),
      " ", make("small", { className: "kind" }, kind),
      make("small", {}, isSection ? excerpt(text, question) : text))));
  if (!found.length) results.append(make("li", {}, "nothing found"));
});
// The first answer is one key away.
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter") results.querySelector("a")?.click();
});
document.querySelector("nav.pages")
  ?.append(make("div", { className: "search" }, field, results));

"""#

  /// The text of `site.css`.
  static let siteStyle = #"""
:root { --accent: #2f55c8; --time: #6b4fbb; --actor: #2f55c8; --text: #1f7a3f;
  --number: #a3470d; }
@media (prefers-color-scheme: dark) { :root { --accent: #9db4ff; --time: #c3b0ff;
  --actor: #9db4ff; --text: #8fdcaa; --number: #ffb38a; } }
* { box-sizing: border-box; }
body { font-size: 17px; line-height: 1.6; }
main { max-width: 1080px; padding: 32px 20px 96px; }
article { overflow-wrap: break-word; }
article > * { max-width: 720px; margin-left: auto; margin-right: auto; }
article > .living, article > .wide { max-width: none; }
h1 { font-size: 34px; line-height: 1.2; letter-spacing: -0.02em; margin: 16px auto 20px; }
h2 { font-size: 24px; line-height: 1.3; margin-top: 48px; }
article h3 { font-size: 19px; margin-top: 32px; }
article h4 { font-size: 16px; margin: 20px auto 6px; }
article a, .contents a { color: var(--accent); text-decoration-thickness: 1px;
  text-underline-offset: 3px; }
a.anchor { color: var(--faint); text-decoration: none; opacity: 0; font-weight: 400; }
:is(h1, h2, h3, h4, h5, h6):hover .anchor, .anchor:focus { opacity: 1; }
code { font: 0.86em ui-monospace, 'DejaVu Sans Mono', monospace; background: var(--ground);
  border-radius: 5px; padding: 2px 5px; overflow-wrap: anywhere; }
pre code { font: inherit; background: none; padding: 0; overflow-wrap: normal; }
pre { line-height: 1.55; border-radius: 10px; padding: 14px 16px; }
blockquote { border-left: 3px solid var(--line); color: var(--faint); padding-left: 18px; }
hr { border: 0; border-top: 1px solid var(--line); margin: 40px auto; }
img { max-width: 100%; height: auto; border-radius: 10px; }
li > p { margin: 6px 0; }
li { margin: 4px 0; }
.wide { overflow-x: auto; margin: 16px auto; }
.wide table { margin: 0 auto; font-size: 15px; min-width: min(720px, 100%); }
.wide th { font-weight: 600; border-bottom: 2px solid var(--line); white-space: nowrap; }
.wide td { border-bottom: 1px solid var(--line); vertical-align: top; }
.wide :is(th, td) { padding: 7px 18px 7px 0; text-align: left; font-variant-numeric: normal; }
.wide .right { text-align: right; } .wide .center { text-align: center; }
.absent { color: var(--faint); border: 1px dashed var(--line); border-radius: 8px;
  padding: 2px 8px; }

.living { margin: 28px auto; border: 1px solid var(--line); border-radius: 16px;
  overflow: hidden; background: var(--paper); }
.paper { position: relative; display: grid; overflow: auto; background: var(--ground);
  scrollbar-width: thin; }
.paper > .code { grid-area: 1 / 1; font: 14px/1.6 ui-monospace, 'DejaVu Sans Mono', monospace;
  margin: 0; padding: 18px 20px; border: 0; border-radius: 0; white-space: pre; tab-size: 8;
  overflow: hidden; background: none; min-width: max-content; }
.paper > textarea.code { color: transparent; caret-color: var(--ink); resize: none;
  width: 100%; height: 100%; min-width: 0; outline-offset: -3px;
  -webkit-text-fill-color: transparent; }
.paper > textarea.code::selection { background: #7c9cff55; }
.code .line { display: block; margin: 0 -20px; padding: 0 20px; min-height: 1.6em; }
.code .time { color: var(--time); } .code .actor { color: var(--actor); }
.code .heading { color: var(--actor); font-weight: 700; } .code .text { color: var(--text); }
.code .number { color: var(--number); } .code .comment { color: var(--faint); }
.code .wrong { text-decoration: underline wavy var(--bad); text-underline-offset: 4px;
  text-decoration-skip-ink: none; }
.bubble { position: absolute; z-index: 2; width: max-content; padding: 1px 10px;
  border-radius: 8px; background: var(--bad); color: var(--paper); font-size: 12.5px;
  line-height: 1.4; pointer-events: none; }
.bubble.below { display: none; }
.living:has(.prediction:not([open])) .bubble.below { display: block; grid-area: 2 / 1;
  position: sticky; left: 20px; width: auto; max-width: 90%; margin: 0 20px 14px;
  justify-self: start; }
.reset { position: absolute; right: 10px; top: 10px; z-index: 1; font: inherit; font-size: 13px;
  padding: 4px 12px; border-radius: 999px; border: 1px solid var(--line); cursor: pointer;
  background: var(--paper); color: inherit; }
.outcome { padding: 12px 20px 16px; min-width: 0; }
.verdict { margin: 0; }
.note { margin: 4px 0 0; color: var(--faint); font-size: 14px; }
.outcome pre { margin: 10px 0 0; font-size: 12.5px; }
pre.expected { border-left: 4px solid var(--faint); }
.scenes { border-top: 1px solid var(--line); min-width: 0; }
.scene { padding: 14px 20px; }
.scene h4 { display: none; }
.scene figure { margin: 0 0 12px; }
.still svg { display: block; margin: 0 auto; }
.ready { display: grid; grid-template-columns: minmax(0, 1fr) 262px;
  grid-template-rows: auto auto 1fr; }
.ready .paper { grid-area: 1 / 1; }
.ready .outcome { grid-area: 2 / 1; }
.ready .side { grid-area: 1 / 2 / span 3; border-left: 1px solid var(--line);
  padding: 18px 16px 12px; }
.ready .scenes { grid-area: 3 / 1; }
svg.fitted { width: 100%; height: auto; }
.broad .side { grid-row: 1 / span 2; } .broad .scenes { grid-column: 1 / -1; }
.side, .scenes { position: relative; }
.outdated .outcome { overflow-y: auto; } .outdated .scenes { overflow: hidden; }
.outdated :is(.side > *, .scene) { opacity: 0.25; filter: grayscale(1);
  transition: opacity 0.2s 0.1s; }
.outdated :is(.side, .scenes)::before { content: "of the text before"; position: absolute;
  z-index: 1; top: 14px; right: 20px; padding: 2px 12px; border-radius: 999px; font-size: 13px;
  white-space: nowrap; background: var(--paper); border: 1px solid var(--line); }
.outdated .side::before { top: 190px; right: 50%; translate: 50% 0; }
.side svg { display: block; margin: 0 auto; width: 222px; height: auto; }
.side select { width: 100%; font: inherit; font-size: 14px; margin-bottom: 12px; padding: 4px;
  border-radius: 8px; border: 1px solid var(--line); background: var(--paper); color: inherit; }
.side .controls { flex-wrap: wrap; gap: 6px; margin: 12px 0 0; font-size: 14px; }
.side .controls button { min-width: 36px; padding: 3px 6px; }
.side .controls output { flex: 100%; text-align: center; color: var(--faint); }
.fit svg { max-width: 100%; height: auto; }
li .ready { display: block; }
li .ready .side { border-left: 0; border-top: 1px solid var(--line); }
.more { border: 0; font-size: 15px; }
.more > summary { color: var(--faint); padding: 2px 0; font-size: 14px; }
.more .lists { columns: 2; margin-top: 12px; } .more .lists section { break-inside: avoid; }
:is(textarea, select, .reset):focus-visible { outline: 2px solid var(--accent); }

.pages { position: sticky; top: 0; z-index: 5; display: flex; gap: 12px; align-items: center;
  justify-content: space-between; padding: 8px 14px; background: var(--paper);
  border-bottom: 1px solid var(--line); font-size: 15px; }
.pages > button { font-weight: 600; padding: 5px 14px; border-radius: 999px; }
.pages > button::before { content: "☰"; margin-right: 8px; }
.menu { position: fixed; inset: 53px 0 auto; width: auto; max-width: none; margin: 0; border: 0;
  max-height: calc(100dvh - 53px); overflow-y: auto; padding: 6px 16px 20px; color: inherit;
  background: var(--paper); border-bottom: 1px solid var(--line); font-size: 16px;
  box-shadow: 0 18px 36px #0003; }
.menu ul { list-style: none; margin: 4px 0 10px; padding: 0; }
.menu li { margin: 0; }
.menu h2 { font-size: 13px; letter-spacing: 0.03em; color: var(--faint); margin: 14px 10px 2px; }
.menu a { display: block; padding: 6px 10px; border-radius: 8px; color: inherit;
  text-decoration: none; }
.menu .home a { font-weight: 650; }
.menu a:hover { color: var(--accent); }
.menu a[aria-current] { font-weight: 650; color: var(--accent); background: var(--ground); }
html { scroll-padding-top: 64px; }
@media (min-width: 1100px) {
  .pages { position: fixed; inset: 0 auto 0 0; width: 256px; flex-direction: column;
    align-items: stretch; justify-content: start; gap: 4px; padding: 20px 0 0; border: 0;
    border-right: 1px solid var(--line); }
  .pages > button { display: none; }
  .menu { display: block; position: static; flex: 1; min-height: 0; max-height: none;
    padding: 0 10px 24px; border: 0; box-shadow: none; font-size: 14.5px; order: 1;
    scrollbar-width: thin; }
  .menu a { padding: 4px 12px; }
  .menu a[aria-current] { scroll-initial-target: nearest; }
  .pages ~ main { margin-left: 256px; margin-right: auto; }
  html { scroll-padding-top: 16px; } }
@media (min-width: 1336px) { .pages ~ main { margin-left: calc(50vw - 412px); } }
.search { position: relative; }
.search input { font: inherit; padding: 5px 12px; width: min(240px, 46vw); color: inherit;
  border: 1px solid var(--line); border-radius: 999px; background: var(--ground); }
.results { position: absolute; right: 0; width: min(560px, 92vw); margin: 6px 0;
  padding: 8px 18px; z-index: 6;
  list-style: none; background: var(--paper); border: 1px solid var(--line);
  border-radius: 12px; box-shadow: 0 12px 36px #0003; max-height: 70vh; overflow-y: auto; }
.results a { color: var(--accent); text-decoration: none; font-weight: 600;
  overflow-wrap: anywhere; }
.results a:hover { text-decoration: underline; }
@media (min-width: 1100px) { .search { padding: 0 14px 10px; }
  .search input { width: 100%; } .results { left: 14px; right: auto; } }
.results small:not(.kind) { display: block; overflow: hidden; white-space: nowrap;
  text-overflow: ellipsis; }
.outcome .problem { white-space: pre-wrap; overflow-wrap: anywhere; }
.solution { margin: 18px auto; border: 0; }
.solution summary { color: var(--accent); cursor: pointer; }
.solution .code { margin: 10px 0 0; padding: 14px 18px; border: 1px solid var(--line);
  border-radius: 12px; background: var(--paper); }
.prediction { border: 0; } .prediction > summary { padding: 14px 24px; font-weight: 600;
  color: var(--accent); cursor: pointer; }
@media screen { .living:has(.prediction:not([open])) { display: block; }
  .living:has(.prediction:not([open])) .side { display: none; }
  .living:not(.outdated):has(.prediction:not([open]) .scene) .wrong { text-decoration: none; } }
.contents { display: none; }
@media (min-width: 1560px) { .contents { display: block; position: fixed; top: 76px;
  left: calc(50% + 570px); width: 210px; font-size: 14px; max-height: 80vh; overflow-y: auto; }
  .contents ul { list-style: none; margin: 0; padding: 0 0 0 14px;
    border-left: 1px solid var(--line); }
  .contents a { color: var(--faint); text-decoration: none; }
  .pages ~ main .contents { left: calc(50% + 698px); } }
@media (min-width: 1560px) and (max-width: 1839px) { .pages ~ main .contents { display: none; } }
@media (min-width: 1800px) { main { max-width: 1080px; font-size: 17px; } }
@media (max-width: 760px) { body { font-size: 16px; } main { padding: 16px 14px 64px; }
  h1 { font-size: 28px; } .ready { display: block; } .side svg { width: 200px; }
  .ready .side { border-left: 0; border-top: 1px solid var(--line); }
  .paper > .code { font-size: 12.5px; padding: 14px; } .living { border-radius: 12px; }
  .more .lists { columns: 1; } }
@media print { .pages ~ main { margin: 0; }
  .pages, .contents, .side .controls, .side select, .reset, .bubble, .anchor,
  .more:not([open]), textarea.code { display: none; }
  h1, h2, h3, h4 { break-after: avoid; }
  .living, .paper, .wide { overflow: visible; } .ready { display: block; }
  .paper, .scene, .problem { break-inside: avoid; } .paper > .code { white-space: pre-wrap;
    min-width: 0; overflow: visible; overflow-wrap: anywhere; }
  .ready .side { float: right; width: 174px; border: 0; padding: 12px; }
  .side svg, .still svg { width: 150px; } .outcome { display: flow-root; }
  .scenes { clear: both; } .prediction > summary { display: none; }
  .prediction::details-content { content-visibility: visible; } }

"""#

  /// The text of `start.js`.
  static let startScript = #"""
if (engine.isThere && document.querySelector("figure.living")) {
  requestIdleCallback(() => engine.open().catch(() => {}));
}
follow();
// A long list of pages begins near the page that is shown.
const here = document.querySelector(".menu [aria-current]");
if (here) {
  const list = here.closest(".menu");
  const end = here.offsetTop - list.offsetTop + 40;
  if (end > list.clientHeight) list.scrollTop = end - list.clientHeight / 2;
}

"""#
}
