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
