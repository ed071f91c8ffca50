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
