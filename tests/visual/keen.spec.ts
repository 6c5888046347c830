import { test as base, expect, type Page } from "@playwright/test";
import { bundleRules, lookAt } from "./look.ts";

interface Fault {
  rule: string;
  title: string;
  bad: string;
  good: string;
}

/** For every rule a page that breaks it, and one next to it that does not. */
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
    rule: "overlap",
    title: "words on words",
    bad: `<p style="margin: 0">Below the words that follow</p><p style="margin: -20px 0 0">Above the words before</p>`,
    good: `<div style="position: relative"><p>Below the menu</p><p style="position: absolute; top: 0; left: 0; right: 0; background: #fff">A menu</p></div>`,
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
    rule: "head",
    title: "a head of the site in two lines",
    bad: `<header><a href="/">Vidikovac</a> <nav><a href="/de/">Programme und Angebote</a></nav></header>`,
    good: `<header style="display: flex; gap: 24px"><a href="/">Vidikovac</a> <nav><a href="/de/">Programme</a></nav></header>`,
  },
];

const LATE = `<div id="late"></div><p>Words that are pushed down by what comes late</p>`;

const test = base.extend<{ stand: Page }>({
  stand: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 600 } });
    await context.addInitScript(await bundleRules());
    await use(await context.newPage());
    await context.close();
  },
});

const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><title>A page</title><body style="margin: 16px; font: 16px/1.5 sans-serif; background: #fff">${body}`;

for (const { rule, title, bad, good } of FAULTS) {
  test(`finds ${title}, and nothing where that is mended`, async ({ stand }) => {
    await stand.setContent(pageOf(bad));
    expect((await lookAt(stand)).map((finding) => finding.rule)).toContain(rule);
    await stand.setContent(pageOf(good));
    expect(await lookAt(stand)).toEqual([]);
  });
}

test("finds what jumps while a page comes in, and nothing where room was kept", async ({
  stand,
}) => {
  for (const { room, found } of [
    { room: "0", found: 1 },
    { room: "100px", found: 0 },
  ]) {
    await stand.goto("about:blank");
    await stand.setContent(pageOf(`<style>#late { min-height: ${room} }</style>${LATE}`));
    await stand.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      document.querySelector("#late")?.setAttribute("style", "height: 100px");
      await frame();
      await frame();
    });
    const shifts = await stand.evaluate(() => window.rules.findShifts());
    expect(shifts).toHaveLength(found);
  }
});

test("passes over what nobody sees", async ({ stand }) => {
  const unseen = [
    `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); color: #eee">For listeners</span>`,
    `<p style="visibility: hidden; color: #eee">Hidden</p>`,
    `<p style="opacity: 0; color: #eee">See-through</p>`,
    `<div inert style="color: #eee">Switched off</div>`,
    `<a href="#main" style="position: absolute; top: 8px; translate: 0 -200%; color: #eee">Skip</a>`,
  ];
  await stand.setContent(pageOf(unseen.join("")));
  expect(await lookAt(stand)).toEqual([]);
});
