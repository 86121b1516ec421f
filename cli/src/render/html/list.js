const PAGE_ROWS = 100;

// From so many rows on a filter waits until typing pauses.
const MANY_ROWS = 5000;
const PAUSE_MS = 150;

const collator = new Intl.Collator("en", { numeric: true });

const button = (label, onClick, attributes = {}) => {
  const made = make("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", () => onClick(made));
  return made;
};

/** A list of the page: a table of one page at a time, made from all rows. */
class List {
  constructor(section) {
    this.section = section;
    this.table = section.querySelector("table");
    this.isOpen = false;
    this.page = 0;
    this.words = [];
    this.isFlaggedOnly = false;
    /** The column the rows are sorted by, if any, and whether downwards. */
    this.sorting = null;
  }

  /** Reads the rows and adds the controls; once, and not before anybody looks. */
  open() {
    if (!this.table || this.isOpen) return;
    this.isOpen = true;
    const data = document.getElementById(`${this.section.id}-data`);
    const { list, rows } = JSON.parse(data.textContent);
    this.list = list;
    this.rows = rows;
    this.columns = list.columns.map((column, at) => ({ ...column, ...KINDS[column.kind], at }));
    this.shown = this.columns.filter((column) => column.shown);
    this.flags = this.columns.find((column) => column.kind === "flag");
    this.amounts = this.columns.find((column) => column.key === "amount");
    this.section.querySelector(".more")?.remove();
    this.addControls();
    this.addPager();
    this.heads = [...this.table.tHead.rows[0].cells];
    this.shown.forEach((column, place) => this.makeSortable(this.heads[place], column));
    this.update();
  }

  addControls() {
    const id = `${this.section.id}-filter`;
    this.input = make("input", {
      type: "search", id, autocomplete: "off", spellcheck: "false", "aria-keyshortcuts": "/",
    });
    const field = make("p", { class: "field" }, make("label", { for: id }, "Filter"), this.input,
      make("kbd", { title: "Press / to filter" }, "/"));
    this.controls = make("div", { class: "controls" }, field);
    let pause;
    this.input.addEventListener("input", () => {
      clearTimeout(pause);
      pause = setTimeout(() => this.filter(), this.rows.length < MANY_ROWS ? 0 : PAUSE_MS);
    });
    const flagged = this.flags ? this.rows.filter((row) => row[this.flags.at]).length : 0;
    if (flagged) {
      const box = make("input", { type: "checkbox" });
      box.addEventListener("change", () => {
        this.isFlaggedOnly = box.checked;
        this.update();
      });
      const label = `Ambiguous only (${grouped(flagged)})`;
      this.controls.append(make("label", { class: "box" }, box, label));
    }
    this.save = button("", () => saveCsv(this.list.file, this.columns, this.listed));
    this.controls.append(this.save);
    this.status = make("p", { class: "status", role: "status" });
    this.table.before(this.controls, this.status);
  }

  addPager() {
    const turn = (label, to) =>
      button(label, (made) => {
        if (made.getAttribute("aria-disabled") === "true") return;
        this.page = to();
        this.draw();
        this.controls.scrollIntoView({ block: "start" });
      });
    this.backward = [turn("First", () => 0), turn("Back", () => this.page - 1)];
    this.forward = [turn("Next", () => this.page + 1), turn("Last", () => this.lastPage)];
    this.place = make("span");
    this.pager = make("nav", { class: "pager", "aria-label": "Pages" });
    this.pager.append(...this.backward, this.place, ...this.forward);
    this.table.after(this.pager);
  }

  makeSortable(head, column) {
    // Up, down, and back to the order of the file.
    const sort = () => {
      const isSame = this.sorting?.column === column;
      if (isSame && this.sorting.isDown) this.sorting = null;
      else this.sorting = { column, isDown: isSame };
      for (const other of this.heads) other.removeAttribute("aria-sort");
      if (this.sorting) head.setAttribute("aria-sort", isSame ? "descending" : "ascending");
      this.update();
    };
    head.replaceChildren(button(head.textContent, sort, { class: "sort" }));
  }

  filter() {
    this.words = plain(this.input.value).split(/\s+/).filter(Boolean);
    this.update();
  }

  get lastPage() {
    return Math.max(0, Math.ceil(this.listed.length / PAGE_ROWS) - 1);
  }

  /** The rows that have all words of the filter. */
  filtered() {
    let rows = this.rows;
    if (this.words.length > 0) {
      const textOf = (row) => this.columns.map((column) => column.find(row[column.at])).join("\n");
      this.found ??= rows.map((row) => plain(textOf(row)));
      rows = rows.filter((_, at) => this.words.every((word) => this.found[at].includes(word)));
    }
    return this.isFlaggedOnly ? rows.filter((row) => row[this.flags.at]) : rows;
  }

  sorted(rows) {
    if (!this.sorting) return rows;
    const { column, isDown } = this.sorting;
    const values = rows.map((row) => row[column.at]);
    const places = column.kind === "amount" ? mostPlaces(values) : 0;
    const rank = column.kind === "amount" ? (amount) => unitsOf(amount, places) : column.rank;
    const ranked = rows.map((row, at) => ({ row, at, rank: rank(values[at]) }));
    const isLess = (a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0);
    const isText = column.kind === "text";
    const compare = isText ? (a, b) => collator.compare(a.rank, b.rank) : isLess;
    // Equal rows stay in the order of the file, up and down.
    const sign = isDown ? -1 : 1;
    ranked.sort((a, b) => sign * compare(a, b) || a.at - b.at);
    return ranked.map(({ row }) => row);
  }

  /** After another filter or another order. */
  update() {
    this.listed = this.sorted(this.filtered());
    this.page = 0;
    this.draw();
  }

  draw() {
    const start = this.page * PAGE_ROWS;
    const end = Math.min(start + PAGE_ROWS, this.listed.length);
    this.fill(this.listed.slice(start, end));
    const isCut = this.listed.length < this.rows.length;
    this.status.textContent = this.said(start, end, isCut);
    this.save.textContent = isCut ? `Save ${counted(this.listed.length)} as CSV` : "Save as CSV";
    this.drawTotal(isCut);
    this.pager.hidden = this.lastPage === 0;
    this.place.textContent = `Page ${grouped(this.page + 1)} of ${grouped(this.lastPage + 1)}`;
    // Not disabled: that would lose the focus.
    const allow = (to, isAllowed) => to.setAttribute("aria-disabled", `${!isAllowed}`);
    for (const back of this.backward) allow(back, this.page > 0);
    for (const on of this.forward) allow(on, this.page < this.lastPage);
  }

  said(start, end, isCut) {
    const [all, found] = [counted(this.rows.length), grouped(this.listed.length)];
    if (this.listed.length === 0) return `Nothing found in ${all}`;
    if (end - start === this.listed.length) return isCut ? `${found} of ${all}` : all;
    const place = `Rows ${grouped(start + 1)} to ${grouped(end)} of ${found}`;
    return isCut ? `${place} found in ${all}` : place;
  }

  fill(rows) {
    const fragment = document.createDocumentFragment();
    for (const row of rows) {
      const element = make("tr", { role: "row" });
      if (this.flags && row[this.flags.at]) element.className = "flagged";
      for (const { at, key, kind, show, isFigure } of this.shown) {
        const figure = isFigure ? " figure" : "";
        const negative = kind === "amount" ? amountClass(row[at]) : "";
        element.append(make("td", { role: "cell", class: key + figure + negative }, show(row[at])));
      }
      fragment.append(element);
    }
    this.table.tBodies[0].replaceChildren(fragment);
  }

  drawTotal(isCut) {
    if (!this.table.tFoot) return;
    const all = this.list.total;
    const total = isCut ? totalOf(this.listed.map((row) => row[this.amounts.at])) : all;
    const [label, cell] = this.table.tFoot.rows[0].cells;
    label.textContent = isCut ? "Total of these" : "Total";
    cell.textContent = total;
    cell.classList.toggle("negative", total.startsWith("-"));
  }

  /** On paper stands the whole list, whatever is filtered, in the order it is sorted. */
  print() {
    this.open();
    if (!this.table) return;
    const most = this.list.printed_max ?? this.rows.length;
    this.fill(this.sorted(this.rows).slice(0, most));
    this.drawTotal(false);
    if (this.rows.length > most) {
      const said = `The first ${grouped(most)} of ${counted(this.rows.length)}`;
      this.rest = make("p", { class: "more" }, `${said}; the file holds all of them.`);
      this.table.after(this.rest);
    }
  }

  printed() {
    this.rest?.remove();
    if (this.table) this.draw();
  }
}
