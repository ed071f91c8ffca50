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
