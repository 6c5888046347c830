import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { type Figure, median } from "../../scripts/measure/figures/figures.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { readPages } from "./sitePages.ts";

const LIMIT_IN_MS = 100;
/** Twice what was measured: 4 on a quick machine, 3.4 on a slow one. */
const LIMIT_AGAINST_BARE = 8;
/** What the bare page takes at most where the milliseconds of ours say something. */
const BARE_IN_MS = 32;
const SLOWER = 4;
const TIMES = 5;
/** The browser counts nothing that takes less. */
const LEAST_IN_MS = 16;
const LANGUAGE = "de";

/** A press whose answer a visitor waits for. */
interface Press {
  name: string;
  path: string;
  target: (page: Page) => Locator;
}

/** Nothing but what a browser itself answers: all of its time is the machine's. */
const BARE = {
  address: "data:text/html,<!doctype html><details><summary>More</summary>More</details>",
  target: (page: Page) => page.locator("summary"),
};

function presses(folder: string): Press[] {
  const words: Record<string, string> = JSON.parse(
    readFileSync(`locales/${LANGUAGE}.json`, "utf8"),
  );
  const word = (key: string): string => words[key] ?? key;
  const program = readPages(folder).find(
    ({ kind, language }) => kind === "program-detail" && language === LANGUAGE,
  );
  return [
    {
      name: "a topic of the stories",
      path: routePath("blog", LANGUAGE),
      target: (page) =>
        page
          .getByRole("group", { name: word("filter.category") })
          .getByRole("button")
          .last(),
    },
    {
      name: "a kind of program",
      path: routePath("programs", LANGUAGE),
      target: (page) =>
        page
          .getByRole("group", { name: word("filter.type") })
          .getByRole("checkbox")
          .last(),
    },
    {
      name: "a photo",
      path: program?.path ?? "",
      target: (page) => page.locator("main a[data-later]:has(img)").first(),
    },
    {
      name: "the menu of languages",
      path: routePath("home", LANGUAGE),
      target: (page) => page.locator("summary", { hasText: word("language.label") }),
    },
  ];
}

declare global {
  interface Window {
    answered: number[];
  }
}

/** From the press to the next picture on the screen, as the browser itself counts it. */
async function timeOfPress(
  browser: Browser,
  address: string,
  targetOn: Press["target"],
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.answered = [];
      // The types of browsers know nothing of the threshold yet.
      const TAKEN_NOTE_OF: object = { type: "event", durationThreshold: 16, buffered: true };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const isPress = "interactionId" in entry && entry.interactionId;
          if (isPress) window.answered.push(entry.duration);
        }
      }).observe(TAKEN_NOTE_OF);
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const target = targetOn(page);
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(() => {
      window.answered.length = 0;
    });
    await target.click();
    await page.waitForTimeout(600);
    return Math.max(0, ...(await page.evaluate(() => window.answered)));
  } finally {
    await context.close();
  }
}

/**
 * On a machine that is slow by itself the milliseconds are open, and only what a bare page takes there is held
 * against them.
 */
export function judgeAnswers(
  { name, path: at }: Pick<Press, "name" | "path">,
  times: number[],
  bareTimes: number[],
): Figure[] {
  const value = median(times);
  const bare = Math.max(LEAST_IN_MS, median(bareTimes));
  return [
    {
      name: `Answer to ${name}`,
      value,
      limit: LIMIT_IN_MS,
      unit: "ms",
      at,
      ...(bare > BARE_IN_MS && { isOpen: true }),
    },
    {
      name: `Answer to ${name} against a bare page`,
      value: value / bare,
      limit: LIMIT_AGAINST_BARE,
      unit: "",
      at,
    },
  ];
}

/** How soon a visible answer follows a press, on a machine that is four times slower than this one. */
export async function answerTimes(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const press of presses(folder)) {
    const times: number[] = [];
    const bareTimes: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      times.push(await timeOfPress(browser, origin + press.path, press.target));
      bareTimes.push(await timeOfPress(browser, BARE.address, BARE.target));
    }
    figures.push(...judgeAnswers(press, times, bareTimes));
  }
  return figures;
}
