// Opens pages in Chromium and checks what a reader would see.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";

import {
  EXACT, HOSTILE, empty, exact, example, hostile, many, removeAll, tamperedWith,
} from "./fixtures.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const at = process.argv.indexOf("--pictures");
const pictures = at > 0 ? process.argv[at + 1] : undefined;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Opens a page that may load nothing and complain of nothing. */
const open = async (report, options = {}) => {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("dialog", (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  const own = (url) => url === report.url || url.startsWith("blob:");
  page.on("request", (request) => own(request.url()) || complaints.push(request.url()));
  await page.goto(report.url);
  return { page, end: () => context.close().then(() => assert.deepEqual(complaints, [])) };
};

const texts = (page, selector) => page.locator(selector).allTextContents();
const tab = (page, id) => page.locator(`#${id}-tab`).click();

/** As the page shows it. */
const shown = (text) =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u202e\u2066]/g, (c) => {
    const short = { "\n": "\\n", "\t": "\\t" }[c];
    return short ?? `\\u{${c.charCodeAt(0).toString(16)}}`;
  });

const checks = {
  "hostile texts stay texts, with and without the script": async () => {
    const report = hostile();
    for (const javaScriptEnabled of [true, false]) {
      const { page, end } = await open(report, { javaScriptEnabled });
      for (const list of ["missing", "remove"]) {
        const found = await texts(page, `#${list} tbody td.text`);
        assert.deepEqual(found, HOSTILE.map(shown), `${list}, script: ${javaScriptEnabled}`);
      }
      if (javaScriptEnabled) {
        await tab(page, "matched");
        assert.deepEqual(await texts(page, "#matched tbody td.text"), HOSTILE.map(shown));
        assert.equal(await page.evaluate(() => window.hit), undefined);
      }
      assert.equal(await page.locator("main img, main script").count(), 0);
      await end();
    }
  },

  "markup that got in all the same would not run": async () => {
    const { page } = await open(
      tamperedWith('<script>window.hit = 1</script><img src="x" onerror="window.hit = 2">'),
    );
    assert.equal(await page.locator("main > script").count(), 1);
    assert.equal(await page.evaluate(() => window.hit), undefined);
    await page.context().close();
  },

  "CSV files are those of --out": async () => {
    for (const report of [hostile(), exact(), many(), example(["--suggest", "--explain"])]) {
      const { page, end } = await open(report);
      for (const [list, file] of [
        ["missing", "missing_from_books.csv"],
        ["remove", "remove_from_books.csv"],
        ["matched", "matched.csv"],
        ["suggestions", "suggestions.csv"],
      ]) {
        const button = page.locator(`#${list} .controls button`);
        if ((await page.locator(`#${list} table`).count()) === 0) continue;
        await tab(page, list);
        const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
        assert.equal(download.suggestedFilename(), file);
        assert.equal(readFileSync(await download.path(), "utf8"), report.list(file));
      }
      await end();
    }
  },

  "amounts are sorted and added exactly": async () => {
    const { page, end } = await open(exact());
    const amounts = () => texts(page, "#missing tbody td.amount");
    const sort = page.locator("#missing th.amount button");
    const written = await amounts();
    assert.equal(written.length, EXACT.length);
    await sort.click();
    assert.deepEqual(await amounts(), [
      "-9007199254740993.02", "-0.10", "0.30", "9.999", "10.20", "9007199254740993.01",
      "9007199254740993.02", "123456789012345678901234567890.12",
    ]);
    const state = () => page.locator("#missing th.amount").getAttribute("aria-sort");
    assert.equal(await state(), "ascending");
    await sort.click();
    assert.equal(await state(), "descending");
    assert.equal((await amounts())[0], "123456789012345678901234567890.12");
    await sort.click();
    assert.deepEqual([await state(), await amounts()], [null, written]);
    await page.locator("#missing-filter").fill("9007199254740993");
    await page.locator("#missing tfoot td.amount", { hasText: "9007199254740993.01" }).waitFor();
    assert.match(await page.locator("#missing .status").textContent(), /^3 of 8 rows$/);
    await end();
  },

  "long lists have pages, and a filter looks through all of them": async () => {
    const { page, end } = await open(many());
    const rows = page.locator("#missing tbody tr");
    // Pressed as by a finger: a button without effect can be pressed too.
    const turn = (name) =>
      page.locator("#missing .pager button", { hasText: name }).click({ force: true });
    assert.equal(await rows.count(), 100);
    await turn("Last");
    assert.equal(await rows.count(), 50);
    assert.equal(await page.locator("#missing .status").textContent(), "Rows 201 to 250 of 250");
    await turn("Next");
    assert.equal(await rows.count(), 50, "there is no page behind the last");
    await turn("First");
    await page.locator("#missing-filter").fill("cafe 249");
    await page.locator("#missing tfoot", { hasText: "2249.25" }).waitFor();
    assert.deepEqual(await texts(page, "#missing tbody td.text"), ["Caf\u00e9 249"]);
    await end();
  },

  "every control is in reach of the keyboard": async () => {
    const { page, end } = await open(example());
    const focused = () => page.evaluate(() => document.activeElement.id);
    await page.keyboard.press("/");
    assert.equal(await focused(), "missing-filter");
    await page.keyboard.type("dental");
    await page.locator("#missing .status", { hasText: "1 of 6 rows" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#missing .status", { hasText: /^6 rows$/ }).waitFor();
    await page.locator("#missing-tab").focus();
    for (const [key, id] of [
      ["ArrowRight", "remove"], ["ArrowRight", "matched"], ["ArrowRight", "missing"],
      ["ArrowLeft", "matched"], ["Home", "missing"], ["End", "matched"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await focused(), `${id}-tab`);
      const open = await page.locator("section.list:visible").evaluateAll((all) => all.map((s) => s.id));
      assert.deepEqual(open, [id]);
    }
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "matched-filter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    const label = await page.locator("#matched .box").textContent();
    const flagged = Number(label.match(/\((\d+)\)/)[1]);
    assert.ok(flagged > 0 && flagged < 92, label);
    await page.locator("#matched .status", { hasText: `${flagged} of 92 rows` }).waitFor();
    assert.equal(await page.locator("#matched tbody tr.flagged").count(), flagged);
    await end();
  },

  "on paper stand both lists whole, whatever is filtered": async () => {
    const { page, end } = await open(many());
    await page.locator("#missing-filter").fill("nothing like it");
    await page.locator("#missing .status", { hasText: "Nothing found" }).waitFor();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    for (const list of ["missing", "remove", "matched"]) {
      assert.equal(await page.locator(`#${list} tbody tr:visible`).count(), 250, list);
      assert.equal(await page.locator(`#${list} .controls`).isVisible(), false);
    }
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.equal(await page.locator("#missing tbody tr").count(), 0, "the filter is as it was");
    assert.ok((await page.pdf({ format: "A4" })).length > 10_000);
    await end();
  },

  "without the script the lists can be read": async () => {
    const { page, end } = await open(many(), { javaScriptEnabled: false });
    for (const list of ["missing", "remove"]) {
      assert.equal(await page.locator(`#${list} tbody tr:visible`).count(), 250, list);
    }
    assert.equal(await page.locator("button:visible").count(), 0, "no control without effect");
    await end();
  },

  "no page is wider than its screen": async () => {
    const all = example(["--suggest", "--explain"]);
    for (const report of [all, hostile(), exact(), many(), empty()]) {
      for (const viewport of [PHONE, DESKTOP]) {
        const { page, end } = await open(report, { viewport });
        for (const each of await page.locator("[role=tab]").all()) {
          await each.click();
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(wide <= 0, `${report.url} is ${wide} px too wide at ${viewport.width}`);
        }
        await end();
      }
    }
  },

  "axe finds nothing": async () => {
    for (const report of [example(["--suggest", "--explain"]), hostile(), empty()]) {
      for (const viewport of [PHONE, DESKTOP]) {
        for (const colorScheme of ["light", "dark"]) {
          const { page, end } = await open(report, { viewport, colorScheme, bypassCSP: true });
          await page.evaluate(axe);
          for (const each of await page.locator("[role=tab]").all()) {
            await each.click();
            const { violations } = await page.evaluate(() => window.axe.run());
            const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
            assert.deepEqual(found, [], `${viewport.width} ${colorScheme}`);
          }
          await end();
        }
      }
    }
  },
};

const takePictures = async () => {
  mkdirSync(pictures, { recursive: true });
  const report = example(["--suggest"]);
  for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const colorScheme of ["light", "dark"]) {
      const { page, end } = await open(report, { viewport, colorScheme });
      for (const each of await page.locator("[role=tab]").all()) {
        await each.click();
        const id = await each.getAttribute("aria-controls");
        const path = join(pictures, `${name}-${colorScheme}-${id}.png`);
        await page.screenshot({ path, fullPage: id !== "matched" });
      }
      await end();
    }
  }
  const { page, end } = await open(report);
  await page.pdf({ path: join(pictures, "paper.pdf"), format: "A4" });
  await end();
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
    console.log(`ok      ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}\n${error.stack}`);
  }
}
if (pictures) await takePictures();
await browser.close();
removeAll();
process.exitCode = failed ? 1 : 0;
