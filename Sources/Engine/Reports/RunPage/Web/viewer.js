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
