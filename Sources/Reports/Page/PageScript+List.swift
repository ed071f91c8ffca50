extension PageScript {
  /// The list of scenarios: viewers that are built when they are seen, addresses, and a filter.
  static let list = #"""
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

    // The address names a scenario, and a moment behind its '@'.
    function follow() {
      const [id, time] = location.hash.slice(1).split("@").map(decodeURIComponent);
      const entry = id ? document.getElementById(id) : null;
      if (!entry?.matches("details.scenario")) return;
      entry.open = true;
      const found = viewer(entry);
      const place = found?.moments.findIndex((moment) => moment.time === time) ?? -1;
      if (place >= 0) found.show(place);
      entry.scrollIntoView();
    }
    addEventListener("hashchange", follow);

    // Words and verdicts choose scenarios.
    const verdicts = [...new Set(entries.map((entry) => entry.dataset.verdict))];
    const word = make("input",
      { type: "search", placeholder: "find a word", "aria-label": "find" });
    const boxes = verdicts.map((name) =>
      make("input", { type: "checkbox", checked: true, value: name }));
    const found = make("output", { "aria-live": "polite" });
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
      for (const section of document.querySelectorAll("section.file")) {
        section.hidden = !section.querySelector("details.scenario:not([hidden])");
      }
      found.textContent = count === entries.length ? "" : `${count} of ${entries.length}`;
    }
    form.addEventListener("input", choose);
    if (entries.length > 1) document.getElementById("totals").after(form);
    follow();
    """#
}
