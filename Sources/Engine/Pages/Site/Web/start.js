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
