import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { type Figure, median } from "../../scripts/measure/figures/figures.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { readPages } from "./sitePages.ts";

const LIMIT_IN_MS = 100;
const SLOWER = 4;
const TIMES = 5;
const LANGUAGE = "de";

/** A press whose answer a visitor waits for. */
interface Press {
  name: string;
  path: string;
  target: (page: Page) => Locator;
}

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
async function timeOfPress(browser: Browser, origin: string, press: Press): Promise<number> {
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
    await page.goto(origin + press.path, { waitUntil: "networkidle" });
    const target = press.target(page);
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(() => {
      window.answered.length = 0;
    });
    await target.click();
    await page.waitForTimeout(600);
    // A press that was answered within 16 ms is not even counted.
    return Math.max(0, ...(await page.evaluate(() => window.answered)));
  } finally {
    await context.close();
  }
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
    for (let time = 0; time < TIMES; time += 1)
      times.push(await timeOfPress(browser, origin, press));
    figures.push({
      name: `Answer to ${press.name}`,
      value: median(times),
      limit: LIMIT_IN_MS,
      unit: "ms",
      at: press.path,
    });
  }
  return figures;
}
