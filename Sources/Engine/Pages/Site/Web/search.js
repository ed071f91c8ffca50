const field = make("input",
  { type: "search", placeholder: "Search", "aria-label": "search" });
const results = make("ol", { className: "results", hidden: true });
field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  // Words of a title count most; every word has to be there.
  const rank = (section) => {
    const [page, title, text] = section.slice(1).map((one) => one.toLowerCase());
    if (!words.every((word) => `${page}\n${title}\n${text}`.includes(word))) return 0;
    return words.reduce((sum, word) => sum + 8 * title.includes(word) + 4 * page.includes(word),
      1);
  };
  const found = (globalThis.belfrySections ?? []).map((section) => [rank(section), section])
    .filter(([points]) => points).sort((a, b) => b[0] - a[0]).slice(0, 12);
  results.hidden = !words.length;
  results.replaceChildren(...found.map(([, [address, page, title, text]]) => {
    const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 30);
    return make("li", {}, make("a", { href: document.body.dataset.top + address },
      page === title ? page : `${page}: ${title}`), make("small", {}, text.slice(at, at + 90)));
  }));
  if (words.length && !found.length) results.append(make("li", {}, "nothing found"));
});
document.querySelector("nav.pages")
  ?.append(make("div", { className: "search" }, field, results));
