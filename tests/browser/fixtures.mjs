// Reconciliations made for the checks: each a directory with both files, the page and the lists.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const HEAD = "date,amount,description\n";
const root = mkdtempSync(join(tmpdir(), "tieout-browser-"));

const quoted = (text) => `"${text.replaceAll('"', '""')}"`;
const csv = (rows) =>
  HEAD + rows.map(([date, amount, text]) => `${date},${amount},${quoted(text)}\n`).join("");

/** Descriptions that would like to be something else. */
export const HOSTILE = [
  "</script><script>window.hit = 1</script>",
  "<!--<script>window.hit = 1",
  '"><img src=x onerror="window.hit = 1">',
  "' autofocus onfocus='window.hit = 1",
  "javascript:window.hit=1",
  "&lt;b&gt;bold&lt;/b&gt; &amp;amp;",
  "invoice \u202efdp.exe\u2066",
  "bell \u0007 escape \u001b[31m del \u007f c1 \u009b",
  "two\nlines, \"quotes\" and\ttabs",
  "=HYPERLINK(\"x\",\"y\")",
  "+44 20 7946 0000",
  "-5 refund",
  "@ABS(A1)",
  "${window.hit = 1}{{constructor.constructor('window.hit=1')()}}",
  "x".repeat(500),
  "\u05d7\u05e9\u05d1\u05d5\u05e0\u05d9\u05ea 17 \u2116",
];

const made = new Map();

/** Runs the program on these files, once; gives where its page is, and what `--out` wrote. */
const reconcile = (name, bank, book, args = []) => {
  if (!made.has(name)) made.set(name, run(name, bank, book, args));
  return made.get(name);
};

const run = (name, bank, book, args) => {
  const at = join(root, name);
  mkdirSync(at);
  writeFileSync(join(at, "bank.csv"), bank);
  writeFileSync(join(at, "book.csv"), book);
  const files = ["reconcile", "bank.csv", "book.csv", "--report", "rec.html", "--out", "lists"];
  const rest = ["--quiet", "--fail-on", "never", ...args];
  execFileSync(process.env.TIEOUT, [...files, ...rest], { cwd: at, stdio: "ignore" });
  const page = join(at, "rec.html");
  const list = (file) => readFileSync(join(at, "lists", file), "utf8");
  return { url: pathToFileURL(page).href, page: () => readFileSync(page, "utf8"), list };
};

export const removeAll = () => rmSync(root, { recursive: true });

/** The page of the example after somebody else has had it. */
export const tamperedWith = (markup) => {
  const file = join(root, "tampered.html");
  const page = example().page();
  writeFileSync(file, page.replace("<main>", `<main>${markup}`));
  return { url: pathToFileURL(file).href };
};

export const example = (args = []) => {
  const file = (name) => readFileSync(join(process.env.EXAMPLES, name), "utf8");
  return reconcile(`example${args.join("")}`, file("bank.csv"), file("book.csv"), args);
};

/** Every hostile text in the bank alone, in the books alone, and in a pair. */
export const hostile = () => {
  const rows = (date, sign) => HOSTILE.map((text, at) => [date, `${sign}${100 + at}.5`, text]);
  const matched = rows("2026-03-01", "");
  const bank = [...matched, ...rows("2026-03-02", "-")];
  return reconcile("hostile", csv(bank), csv([...matched, ...rows("2026-06-02", "-")]));
};

/** Amounts that binary floating point cannot tell apart, in an order that is not theirs. */
export const EXACT = [
  "9007199254740993.02",
  "9007199254740993.01",
  "-9007199254740993.02",
  "0.3",
  "-0.1",
  "123456789012345678901234567890.12",
  "10.20",
  "9.999",
];
export const exact = () => {
  const bank = csv(EXACT.map((amount) => ["2026-03-01", amount, "x"]));
  return reconcile("exact", bank, HEAD, ["--decimal", "point"]);
};

/** 250 rows a side that nothing matches, and 250 pairs. */
export const many = () => {
  const day = (at) => `2026-01-${String(1 + (at % 28)).padStart(2, "0")}`;
  const rows = (from, text) =>
    Array.from({ length: 250 }, (_, at) => [day(at), `${from + at}.25`, `${text} ${at}`]);
  const pairs = rows(1000, "Pair");
  const bank = [...pairs, ...rows(2000, "Caf\u00e9")];
  return reconcile("many", csv(bank), csv([...pairs, ...rows(3000, "Book")]));
};

export const empty = () => reconcile("empty", HEAD, HEAD);
