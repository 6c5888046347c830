import { readFile } from "node:fs/promises";
import type { Browser, Download, Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import type { Language } from "../../src/i18n/languages.ts";
import {
  expect,
  openDocument,
  routePath,
  test,
  untilHydrated,
  type Words,
  wordsIn,
} from "./site.ts";

/** The link of the header. */
const kept = (page: Page, words: Words) =>
  page.getByRole("banner").getByRole("link", { name: words["my-journey.title"] });

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");

/** Keeps the first things of a list; returns their titles. */
async function keepFirst(page: Page, list: string, count: number): Promise<string[]> {
  await page.goto(list);
  await untilHydrated(page);
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cardsOf(page).nth(index);
    titles.push((await card.getByRole("heading").textContent()) ?? "?");
    await card.getByRole("button").click();
  }
  return titles;
}

async function openJourney(page: Page, language: Language, fragment = ""): Promise<void> {
  await page.goto(`${routePath("myJourney", language)}${fragment}`);
  await expect(page.locator("aside").or(page.locator("#propose")).first()).toBeVisible();
}

/** Two places on a day each, and one on none. */
async function planThree(page: Page, language: Language, words: Words): Promise<string[]> {
  const titles = await keepFirst(page, routePath("destinations", language), 3);
  await openJourney(page, language);
  for (const title of titles.slice(0, 2)) {
    const choice = page.getByLabel(say(words["my.item.day"], { title }), { exact: true });
    await choice.selectOption({ label: words["my.day.new"] });
  }
  return titles;
}

/** say("Day {{number}}", { number: 2 }) => "Day 2" */
const say = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const day = (page: Page, number: number) => page.locator(`section[data-day="${number}"]`);

async function linkOf(page: Page, words: Words): Promise<string> {
  await page.getByRole("button", { name: words["my.share"] }).click();
  const link = await page.getByRole("dialog").getByRole("textbox").inputValue();
  await page.keyboard.press("Escape");
  return link;
}

test("keeps a thing by its card and its page, and counts it in the header", {
  tag: ["@widths", "@smoke"],
}, async ({ page, language, words }) => {
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const room = async () => {
    const { x, width, height } = (await kept(page, words).boundingBox()) ?? {};
    return { x, width, height };
  };
  const before = await room();
  const card = cardsOf(page).first();
  const title = (await card.getByRole("heading").textContent()) ?? "?";
  await card.getByRole("button", { name: `${words["keep.action"]} ${title}` }).click();
  await expect(card.getByRole("button", { name: `${words["keep.kept"]} ${title}` })).toBeVisible();
  await expect(card.getByRole("status")).toHaveText(say(words["keep.done"], { title }));
  await expect(kept(page, words)).toContainText("1");
  expect(await room()).toEqual(before);

  await page.reload();
  await expect(kept(page, words)).toContainText("1");
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: `${words["keep.kept"]} ${title}` }).click();
  await expect(kept(page, words)).not.toContainText("1");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** As a hand does it, in many small steps. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const middleOf = async (one: Locator): Promise<[number, number]> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  for (const [x, y] of [await middleOf(from), await middleOf(to)]) {
    await page.mouse.move(x + 20, y, { steps: 8 });
  }
  await page.mouse.up();
}

test("puts things on days by buttons, by keyboard and by dragging", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  const [first = "", second = "", third = ""] = await planThree(page, language, words);
  await expect(day(page, 2)).toContainText(second);
  const button = (key: "my.item.up" | "my.item.drag" | "my.item.remove", title: string) =>
    page.getByRole("button", { name: say(words[key], { title }), exact: true });
  const answer = page.getByRole("status").filter({ hasText: /\S/ });

  // From one day to another: the focus goes along.
  await button("my.item.up", second).press("Enter");
  await expect(day(page, 1).getByRole("listitem")).toHaveCount(2);
  await expect(answer).toHaveText(
    say(words["my.said.moved"], { title: second, day: 1, place: 2, count: 2 }),
  );
  await expect(button("my.item.up", second)).toBeFocused();

  // The keyboard: begin, to the first place that takes it, let go.
  await button("my.item.drag", third).focus();
  // Dragging is loaded.
  await expect(button("my.item.drag", third)).toHaveAttribute("aria-describedby", /./);
  await page.keyboard.press("Enter");
  const wanted = say(words["my.drop.before"], {
    day: say(words["my.day"], { number: 1 }),
    title: first,
  });
  await expect(async () => {
    const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    if (label !== wanted) await page.keyboard.press("Tab");
    expect(label).toBe(wanted);
  }).toPass({ intervals: [50], timeout: 15_000 });
  await page.keyboard.press("Enter");
  await expect(day(page, 1).getByRole("listitem").first()).toContainText(third);

  // The pointer: onto the empty second day.
  const grip = day(page, 1)
    .getByRole("listitem")
    .filter({ hasText: second })
    .locator("[draggable=true]");
  await page.setViewportSize({ width: 1280, height: 2000 });
  await drag(page, grip, day(page, 2).getByText(words["my.day.empty"]));
  await expect(day(page, 2).getByRole("listitem")).toContainText([second]);

  await button("my.item.remove", second).click();
  await expect(day(page, 2).getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: words["my.undo"] }).click();
  await expect(day(page, 2).getByRole("listitem")).toContainText([second]);
});

test("warns of a day on which a program does not leave, and names one on which it does", {
  tag: "@wide",
}, async ({ page, language, words }) => {
  const [title = ""] = await keepFirst(page, routePath("programs", language), 1);
  await openJourney(page, language);
  const choice = page.getByLabel(say(words["my.item.day"], { title }), { exact: true });
  await choice.selectOption({ label: words["my.day.new"] });
  await page.getByLabel(words["my.start"], { exact: true }).fill("2027-12-24");
  await expect(day(page, 1)).toContainText(words["my.fit.no-departure"]);
  const suits = page.getByText(words["my.start.suits"]).locator("..").getByRole("button");
  await suits.first().click();
  await expect(day(page, 1)).not.toContainText(words["my.fit.no-departure"]);
});

async function openElsewhere(
  browser: Browser,
  link: string,
  language: Language,
): Promise<{ page: Page; words: Words; close: () => Promise<void> }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { origin, hash } = new URL(link);
  await page.goto(`${origin}${routePath("myJourney", language)}${hash}`);
  return { page, words: wordsIn(language), close: () => context.close() };
}

test("shares a journey with somebody who reads another language, who loses nothing", {
  tag: "@wide",
}, async ({ page, language, words, browser }) => {
  await planThree(page, language, words);
  const link = await linkOf(page, words);
  expect(link.length).toBeLessThan(300);
  for (const other of ["de", "sr-cyrl"] as const) {
    const theirs = await openElsewhere(browser, link, other);
    await expect(theirs.page.getByText(theirs.words["my.foreign"])).toBeVisible();
    await expect(day(theirs.page, 2).getByRole("listitem")).toHaveCount(1);
    expect(await theirs.page.evaluate(() => localStorage.length)).toBe(0);
    await theirs.page.getByRole("button", { name: theirs.words["my.foreign.keep"] }).click();
    await expect(kept(theirs.page, theirs.words)).toContainText("3");
    expect(new URL(theirs.page.url()).hash).toBe("");

    // Their own stays when another one comes.
    await theirs.page.goto(link);
    const own = wordsIn(language);
    await theirs.page.getByRole("button", { name: own["my.foreign.keep-beside"] }).click();
    await expect(theirs.page.getByRole("heading", { name: own["my.others"] })).toBeVisible();
    await theirs.close();
  }
});

test("carries its link through a change of language", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await planThree(page, language, words);
  const { hash } = new URL(await linkOf(page, words));
  await openJourney(page, language, hash);
  const other = language === "en" ? "de" : "en";
  await page.locator("summary", { hasText: words["language.label"] }).click();
  await page.getByRole("banner").locator(`a[hreflang=${other}]`).click();
  await expect(page.getByText(wordsIn(other)["my.foreign"])).toBeVisible();
});

const HOSTILE = [
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "1.",
  "1.000A2.0.0.pAAAAA",
  `1.${"%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E".repeat(20)}`,
  "1.zzzzzzzz.PHNjcmlwdD4.0.pAAAAApBBBBB.dCCCCC.0000",
  "99.anything",
  "%E0%A4%A",
  "__proto__",
  "from=__proto__",
  "wish-99-99-plane",
];

test("says what is wrong with a link, and runs nothing of it", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const sentences = [
    words["my.trouble.foreign"],
    words["my.trouble.newer"],
    words["my.foreign.damaged"],
    words["my.empty"],
  ];
  for (const fragment of HOSTILE) {
    await page.goto("about:blank");
    await openJourney(page, language, `#${fragment}`);
    const text = (await page.getByRole("main").textContent()) ?? "";
    expect(
      sentences.some((sentence) => text.includes(sentence)),
      fragment,
    ).toBe(true);
    const outside = await page
      .getByRole("main")
      .locator("a[href]")
      .evaluateAll(
        (links) =>
          links.filter((one) => (one as HTMLAnchorElement).origin !== location.origin).length,
      );
    expect(outside, fragment).toBe(0);
  }
  expect(dialogs).toBe(0);
});

test("says that it lasts for the visit where the browser stores nothing", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const card = cardsOf(page).first();
  await card.getByRole("button").click();
  await expect(card.getByRole("status")).toContainText(words["keep.visit"]);
  // Within the visit, pages change without a load.
  await kept(page, words).click();
  await expect(page.getByText(words["my.standing.blocked"])).toBeVisible();
  await expect(page.getByRole("heading", { name: words["my.shelf"] })).toBeVisible();
});

test("keeps what it can read of a store that was edited by hand", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  const [title = ""] = await keepFirst(page, routePath("destinations", language), 1);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("journey") ?? "{}");
    stored.journeys[0].adults = "many";
    stored.journeys[0].days = { length: 1e9 };
    stored.journeys[0].shelf.push(null, { key: "<b>" });
    localStorage.setItem("journey", JSON.stringify(stored));
  });
  await openJourney(page, language);
  await expect(
    page.getByRole("main").getByRole("link", { name: title, exact: true }),
  ).toBeVisible();
  await expect(kept(page, words)).toContainText("1");
});

const textOf = async (download: Download): Promise<string> =>
  readFile(await download.path(), "utf8");

test("goes along as a calendar and as GPX", { tag: "@wide" }, async ({ page, language, words }) => {
  const titles = await planThree(page, language, words);
  const save = async (name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    return textOf(download);
  };
  // Without a first day a calendar knows no dates: it says so, and shows where to choose one.
  await page.getByRole("button", { name: words["my.calendar"], exact: true }).click();
  await expect(page.getByText(words["my.calendar.no-start"])).toBeVisible();
  await expect(page.getByLabel(words["my.start"], { exact: true })).toBeFocused();
  await page.getByLabel(words["my.start"], { exact: true }).fill("2027-05-15");

  const calendar = new ICAL.Component(ICAL.parse(await save(words["my.calendar"])));
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(events.map(({ summary }) => summary)).toEqual(titles.slice(0, 2));
  expect(events[1]?.startDate.toJSDate().toISOString().slice(0, 10)).toBe("2027-05-16");

  const gpx = await save(words["my.gpx"]);
  const names = await page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, "application/xml");
    return [...file.querySelectorAll("rte")].map((way) =>
      [...way.querySelectorAll("rtept > name")].map((name) => name.textContent),
    );
  }, gpx);
  expect(names).toEqual(titles.slice(0, 2).map((title) => [title]));
});

test("prints a day on one sheet at most, without what a finger presses", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await openJourney(page, language, "#wish-3-6-car");
  await page.getByRole("button", { name: words["my.foreign.keep"] }).click();
  await expect(day(page, 3)).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  for (const number of [1, 2, 3]) {
    const box = await day(page, number).boundingBox();
    expect(box?.height).toBeLessThan(1000);
  }
  await expect(page.getByRole("button", { name: words["my.share"] })).toBeHidden();
  await expect(page.getByRole("button", { name: words["my.day.add"] })).toBeHidden();
});

test("takes an editors' journey over with its ways and beds", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("plan", language));
  const link = cardsOf(page).getByRole("link").first();
  const title = await link.textContent();
  await openDocument(page, link);
  await page.getByRole("link", { name: words["journeys.own"] }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "?");
  await expect(page.getByText(words["my.foreign.editors"])).toBeVisible();
  await expect(page.getByText(words["my.night"], { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: words["my.foreign.keep"] }).click();
  await expect(day(page, 2)).toBeVisible();
});

test("proposes the same journey for the same wish", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  const titles = async (): Promise<string[]> => {
    await openJourney(page, language, "#wish-3-9-public-children");
    await expect(day(page, 3)).toBeVisible();
    return page.locator("section[data-day] strong").allTextContents();
  };
  const first = await titles();
  expect(first.length).toBeGreaterThan(2);
  await page.goto("about:blank");
  expect(await titles()).toEqual(first);
  await expect(page.getByText(words["my.foreign.proposed"])).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("has no button to keep, and says what the page would do", async ({
    page,
    language,
    words,
  }) => {
    await page.goto(routePath("programs", language));
    await expect(cardsOf(page).first().getByRole("button")).toHaveCount(0);
    await kept(page, words).click();
    await expect(page.locator("noscript p")).toHaveText(words["my.without-script"]);
  });
});
