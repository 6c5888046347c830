import { test as base, expect, type Page } from "@playwright/test";
import { findLowHeroContrast, measureHero } from "./hero.ts";
import { layOutSheets, setSheetHeight } from "./printLayout.ts";
import type { Finding } from "./rules/finding.ts";
import { bundleRules, runRules } from "./runRules.ts";

interface Fault {
  rule: string;
  title: string;
  bad: string;
  good: string;
}

/** For every rule a page that breaks it, and one that does not. */
const FAULTS: Fault[] = [
  {
    rule: "overflow",
    title: "a row wider than the screen",
    bad: `<p style="white-space: nowrap; margin-inline-start: 260px">So many words in one line</p>`,
    good: `<div style="overflow-x: auto"><p style="white-space: nowrap; width: 500px">So many words</p></div>`,
  },
  {
    rule: "cut",
    title: "words in a box that is too low for them",
    bad: `<p style="height: 30px; overflow: hidden; line-height: 20px">Words that take more than a single line on a narrow screen</p>`,
    good: `<p style="overflow: hidden; line-height: 20px">Words that take more than a single line on a narrow screen</p>`,
  },
  {
    rule: "cut",
    title: "a name that ends in three dots",
    bad: `<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Herons at first light</p>`,
    good: `<p style="width: 60px; overflow: hidden; text-overflow: ellipsis">Herons at first light</p>`,
  },
  {
    rule: "torn",
    title: "a word that goes on in the next line",
    bad: `<p style="width: 80px; overflow-wrap: anywhere">Schwierigkeit</p>`,
    good: `<p style="width: 80px; overflow-wrap: anywhere">Not, too, and a@example.eu/sailing</p>`,
  },
  {
    rule: "torn",
    title: "a time that goes on in the next line",
    bad: `<p style="width: 32px; overflow-wrap: anywhere">08:30</p>`,
    good: `<p style="width: 64px; overflow-wrap: anywhere">08:30 10:00</p>`,
  },
  {
    rule: "overlap",
    title: "words on words",
    bad: `<p style="margin: 0">Below the words that follow</p><p style="margin: -20px 0 0">Above the words before</p>`,
    good: `<div style="position: relative"><p>Below the menu</p><p style="position: absolute; top: 0; left: 0; right: 0; background: #fff">A menu</p></div>`,
  },
  {
    rule: "label",
    title: "names of a map whose edges touch",
    bad: `<p style="margin: 0; width: 80px" data-label>Vukovar</p><p style="margin: -4px 0 0; width: 80px" data-label>Vinkovci</p>`,
    good: `<p style="margin: 0; width: 80px" data-label>Vukovar</p><p style="margin: 0; width: 80px" data-label>Vinkovci</p>`,
  },
  {
    rule: "contrast",
    title: "grey words on white",
    bad: `<p style="color: #888">Hardly to be read</p>`,
    good: `<p style="color: #666">Well to be read</p>`,
  },
  {
    rule: "contrast",
    title: "white words on a picture that is light where they end",
    bad: `<p style="background: linear-gradient(90deg, #000 50%, #ddd 70%); color: #fff; width: 200px">White words that run into the light</p>`,
    good: `<p style="background: linear-gradient(90deg, #000 50%, #333 70%); color: #fff; width: 200px">White words that run into the light</p>`,
  },
  {
    rule: "contrast",
    title: "a faint hint in a field",
    bad: `<style>::placeholder { color: #aaa }</style><input placeholder="Your name" />`,
    good: `<style>::placeholder { color: #555 }</style><input placeholder="Your name" />`,
  },
  {
    rule: "contrast",
    title: "dark words below a dark veil that one sees through",
    bad: `<div style="position: relative"><p style="color: #333">Under a veil</p><p style="position: absolute; inset: 0; margin: 0; background: #333d"></p></div>`,
    good: `<div style="position: relative"><p style="color: #333">Under a card</p><p style="position: absolute; inset: 0; margin: 0; background: #333"></p></div>`,
  },
  {
    rule: "target",
    title: "two small links, one below the other, and none between the lines of one",
    bad: `<p style="line-height: 18px">Words <a href="#a">one</a><br />words <a href="#b">two</a></p>`,
    good: `<p style="width: 200px; line-height: 30px"><a href="#a">one</a> or else <a href="#b">two that runs over its line</a></p>`,
  },
  {
    rule: "target",
    title: "two small buttons side by side",
    bad: `<div style="display: flex">${'<button style="all: unset; width: 16px; height: 16px" aria-label="A"></button>'.repeat(2)}</div>`,
    good: `<div style="display: flex; gap: 8px">${'<button style="all: unset; width: 16px; height: 16px" aria-label="A"></button>'.repeat(2)}</div>`,
  },
  {
    rule: "blank",
    title: "a card that keeps its place and nothing else",
    bad: `<article style="opacity: 0"><h3>Herons at first light</h3></article>`,
    good: `<article><h3>Herons at first light</h3></article><article style="display: none"><h3>Later</h3></article>`,
  },
  {
    rule: "blank",
    title: "a card whose picture has not come in",
    bad: `<article><picture style="opacity: 0.3"><img alt="" width="90" height="60"></picture><h3>Herons</h3></article>`,
    good: `<article><picture><img alt="" width="90" height="60"></picture><h3>Herons</h3></article>`,
  },
  {
    rule: "letter",
    title: "a line of a single letter",
    bad: `<p style="width: 30px">Herons a</p>`,
    good: `<p style="width: 90px">Herons at first</p>`,
  },
  {
    rule: "baseline",
    title: "small words beside large ones that hang from the same edge",
    bad: `<main><p style="display: flex; gap: 8px"><span style="font-size: 24px">8 May</span><span>2 left</span></p></main>`,
    good: `<main><p style="display: flex; gap: 8px; align-items: baseline"><span style="font-size: 24px">8 May</span><span>2 left</span></p></main>`,
  },
  {
    rule: "edge",
    title: "a label a little inside the edge of the content",
    bad: `<header><div><a href="/">Vidikovac</a></div></header><main><p style="margin-inline-start: 12px">Order</p></main>`,
    good: `<header><div><a href="/">Vidikovac</a></div></header><main><p>Order</p></main>`,
  },
  {
    rule: "header",
    title: "a head of the site in two lines",
    bad: `<header><a href="/">Vidikovac</a> <nav><a href="/de/">Programme und Angebote</a></nav></header>`,
    good: `<header style="display: flex; gap: 24px"><a href="/">Vidikovac</a> <nav><a href="/de/">Programme</a></nav></header>`,
  },
  {
    rule: "header",
    title: "a title under the head of the site",
    bad: `<header style="position: absolute; inset: 16px 16px auto"><a href="/">Vidikovac</a></header><main><h1 style="margin: 0; padding-inline-start: 100px">Herons</h1></main>`,
    good: `<header><a href="/">Vidikovac</a></header><main><h1>Herons</h1></main>`,
  },
];

interface SpecialFault extends Fault {
  /** Runs a rule that is not for every page. */
  runRule: (page: Page) => Promise<Finding[]>;
}

const LEAD = "All along the river the herons are at home and wait";

/** An SVG of this width. */
const drawing = (width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%"/></svg>`)}`;

/** An image of 800 pixels whose file has fewer. */
const fromFile = (width: number): string =>
  `<img alt="" width="800" height="400" style="width: 280px; height: 140px" src="${drawing(width)}">`;

/** Two columns of 140 px below a header, which has the width of the content. */
const besideEachOther = (gap: number): string =>
  `<header><div><a href="/">Vidikovac</a></div></header><main style="display: grid; grid-template-columns: 140px 1fr; gap: ${gap}px"><p>Here</p><p>There</p></main>`;

const hero = (background: string): string =>
  `<main style="background: ${background}; color: #fff"><h1>Herons</h1><p>At first light</p><div><a href="/" style="color: inherit; line-height: 44px">Look</a></div></main>`;

/** Rules that are not for every page: for some pages, some screens or print. */
const SPECIAL_FAULTS: SpecialFault[] = [
  {
    rule: "orphan",
    title: "a lead that ends in a line of one short word",
    bad: `<h1>Herons</h1><p style="width: 370px; white-space: pre-line">${LEAD}\nhere.</p>`,
    good: `<h1>Herons</h1><p style="width: 370px; white-space: pre-line">${LEAD}\nfor us here.</p>`,
    runRule: (page) => page.evaluate(() => window.rules.findOrphans()),
  },
  {
    rule: "blurry",
    title: "a picture from too small a file",
    bad: fromFile(100),
    good: fromFile(400),
    runRule: (page) => page.evaluate(() => window.rules.findBlurryPictures()),
  },
  {
    rule: "grid",
    title: "a column that begins between the columns of the page",
    bad: besideEachOther(20),
    good: besideEachOther(8),
    runRule: (page) => page.evaluate(() => window.rules.findOffGrid({ columns: 2, gap: 8 })),
  },
  {
    rule: "footer",
    title: "a foot of the site in the middle of the screen",
    bad: `<main>Few words</main><footer>The end</footer>`,
    good: `<div style="display: flex; flex-direction: column; min-height: calc(100vh - 16px)"><main style="flex-grow: 1">Few words</main><footer>The end</footer></div>`,
    runRule: (page) => page.evaluate(() => window.rules.findFloatingFooter()),
  },
  {
    rule: "hero",
    title: "a single row of light pixels below the words",
    bad: hero("linear-gradient(90deg, #123 20px, #fff 20px, #fff 21px, #123 21px)"),
    good: hero("#123"),
    runRule: async (page) => findLowHeroContrast(await measureHero(page)),
  },
  {
    rule: "overlap",
    title: "words that a sheet lays over words",
    bad: `<style>@media print { .on-paper { margin-top: -44px } }</style><p>Below the words that follow</p><p class="on-paper">Above the words before</p>`,
    good: `<p>Below the words that follow</p><p class="on-paper">Above the words before</p>`,
    runRule: async (page) => {
      await layOutSheets(page);
      await setSheetHeight(page, 560);
      return page.evaluate(() => window.rules.findWordsOnWords());
    },
  },
  {
    rule: "blank",
    title: "words that keep their place on the screen and nothing else",
    bad: `<main><section style="opacity: 0"><h2>Herons</h2></section></main>`,
    good: `<main><section><h2>Herons</h2></section></main>`,
    runRule: (page) => page.evaluate(() => window.rules.findBlanks()),
  },
];

const LATE_CONTENT = `<div id="late"></div><p>Words that are pushed down by what comes late</p>`;

const test = base.extend<{ testPage: Page }>({
  testPage: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 600 } });
    await context.addInitScript(await bundleRules());
    await use(await context.newPage());
    await context.close();
  },
});

const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><title>A page</title><body style="margin: 16px; font: 16px/1.5 sans-serif; background: #fff">${body}`;

for (const { rule, title, bad, good } of FAULTS) {
  test(`finds ${title}, and nothing where that is mended`, async ({ testPage }) => {
    await testPage.setContent(pageOf(bad));
    expect((await runRules(testPage)).map((finding) => finding.rule)).toContain(rule);
    await testPage.setContent(pageOf(good));
    expect(await runRules(testPage)).toEqual([]);
  });
}

for (const { rule, title, bad, good, runRule } of SPECIAL_FAULTS) {
  test(`finds ${title}, and nothing once it is mended`, async ({ testPage }) => {
    for (const { body, found } of [
      { body: bad, found: [rule] },
      { body: good, found: [] },
    ]) {
      await testPage.goto("about:blank");
      await testPage.setContent(pageOf(body));
      const rules = (await runRule(testPage)).map((finding) => finding.rule);
      expect([...new Set(rules)]).toEqual(found);
    }
  });
}

test("finds what jumps while a page comes in, and nothing where room was kept", async ({
  testPage,
}) => {
  for (const { room, found } of [
    { room: "0", found: 1 },
    { room: "100px", found: 0 },
  ]) {
    await testPage.goto("about:blank");
    await testPage.setContent(
      pageOf(`<style>#late { min-height: ${room} }</style>${LATE_CONTENT}`),
    );
    await testPage.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      document.querySelector("#late")?.setAttribute("style", "height: 100px");
      await frame();
      await frame();
    });
    const shifts = await testPage.evaluate(() => window.rules.findShifts());
    expect(shifts).toHaveLength(found);
  }
});

test("ignores what is not visible", async ({ testPage }) => {
  const unseen = [
    `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); color: #eee">For listeners</span>`,
    `<p style="visibility: hidden; color: #eee">Hidden</p>`,
    `<p style="opacity: 0; color: #eee">See-through</p>`,
    `<div inert style="color: #eee">Switched off</div>`,
    `<a href="#main" style="position: absolute; top: 8px; translate: 0 -200%; color: #eee">Skip</a>`,
  ];
  await testPage.setContent(pageOf(unseen.join("")));
  expect(await runRules(testPage)).toEqual([]);
});
