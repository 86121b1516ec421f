"use strict";

// The page can be read without its script. The script adds tabs, filters, sorting, pages, CSV
// files, the choice of colours, and the rows beyond the first ones. Texts are only ever set as
// text, never as markup.

/** An element with these attributes and children. */
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** A count with thousands separators. */
const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
const counted = (count) => (count === 1 ? "1 row" : `${grouped(count)} rows`);

// As the terminal shows a text: nothing in it steers or turns the reading direction.
const UNSAFE =
  /[\u{0}-\u{1f}\u{7f}-\u{9f}\u{ad}\u{61c}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{2069}\u{feff}\u{e0000}-\u{e007f}]/gu;
const SHORT_ESCAPES = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const safe = (text) =>
  text.replace(UNSAFE, (c) => SHORT_ESCAPES[c] ?? `\\u{${c.codePointAt(0).toString(16)}}`);
const described = (text) => (text.trim() === "" ? "(no description)" : safe(text));

// Amounts are decimal texts of any length. Counted in units of the last place that any of them
// has, they are whole numbers, which BigInt compares and adds exactly.
const placesOf = (amount) => {
  const point = amount.indexOf(".");
  return point < 0 ? 0 : amount.length - point - 1;
};
const mostPlaces = (amounts) => amounts.reduce((most, one) => Math.max(most, placesOf(one)), 2);
const unitsOf = (amount, places) =>
  BigInt(amount.replace(".", "") + "0".repeat(places - placesOf(amount)));
const totalOf = (amounts) => {
  const places = mostPlaces(amounts);
  const sum = amounts.reduce((sum, one) => sum + unitsOf(one, places), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, "0");
  const whole = digits.slice(0, -places);
  const decimals = digits.slice(-places);
  // Two places, and as many further ones as say something.
  const written = decimals.slice(0, 2) + decimals.slice(2).replace(/0+$/, "");
  return `${sum < 0n ? "-" : ""}${whole}.${written}`;
};

/** Negative amounts look it. */
const amountClass = (amount) => (amount.startsWith("-") ? " negative" : "");

const thousandths = (score) =>
  `${Math.trunc(score / 1000)}.${String(score % 1000).padStart(3, "0")}`;

const spaced = (name) => name.replaceAll("_", " ");

const signed = (days) => (days > 0 ? `+${days}` : `${days}`);

// A row that is in no file was open before.
const lineOf = (line) => (line ? `line ${line}` : "carried");

const rowItem = ([line, date, amount, text]) => {
  const part = (name, content) => make("span", { class: name }, content);
  const sum = part(`sum${amountClass(amount)}`, amount);
  return make("li", {}, part("at", lineOf(line)), " ", part("on", date), " ", sum, " ",
    part("of", described(text)));
};

// A spreadsheet would run a text that starts like a formula, blanks and what cannot be seen aside;
// some begin another cell in the middle of one. The same as in the files of --out.
const UNSEEN = String.raw`(?![\t\r\n])(?:[\s"]|${UNSAFE.source})`;
const START = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20]`;
const FORMULA = new RegExp(`(^|[;\\t\\r\\n])(?=(?:${UNSEEN})*${START})`, "gu");
const asCell = (text) => (/^[\t\r\n]/.test(text) ? "'" : "") + text.replace(FORMULA, "$1'");

// For each kind of cell: what is shown, what a filter finds, what CSV says, what it is sorted by.
const asIs = { show: String, find: String, write: String, rank: (value) => value };
const KINDS = {
  number: { ...asIs, isFigure: true },
  line: {
    ...asIs, isFigure: true,
    show: (line) => (line ? `${line}` : "carried"),
    write: (line) => (line ? `${line}` : ""),
  },
  date: asIs,
  amount: { ...asIs, isFigure: true },
  days: { ...asIs, isFigure: true, find: () => "", show: signed },
  score: { ...asIs, isFigure: true, show: thousandths, find: thousandths, write: thousandths },
  flag: { ...asIs, find: (flag) => (flag ? "ambiguous" : ""), write: (flag) => `${flag === 1}` },
  text: { ...asIs, show: described, write: asCell },
  words: { ...asIs, show: safe, write: asCell },
  name: { ...asIs, show: spaced, find: (name) => `${name} ${spaced(name)}` },
  rows: {
    show: (rows) => (rows.length ? make("ul", {}, ...rows.map(rowItem)) : ""),
    find: (rows) => rows.flat().join(" "),
    write: (rows) => rows.map(([line]) => line).join(" "),
    rank: (rows) => (rows.length ? rows[0][0] : 0),
  },
};

/** What a filter compares: small letters without accents. */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const csvField = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file of these columns and rows, saved by the browser under this name. */
const saveCsv = (name, columns, rows) => {
  const written = columns.filter((column) => column.csv);
  const lines = [written.map((column) => column.csv).join(",")];
  for (const row of rows) {
    lines.push(written.map((column) => csvField(column.write(row[column.at]))).join(","));
  }
  const blob = new Blob([lines.join("\n"), "\n"], { type: "text/csv;charset=utf-8" });
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
