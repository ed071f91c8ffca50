if (engine.isThere && document.querySelector("figure.living")) {
  requestIdleCallback(() => engine.open().catch(() => {}));
}
follow();
