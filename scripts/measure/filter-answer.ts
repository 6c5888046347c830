import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { type Route, routePath } from "../../src/i18n/routes.ts";
import { HYDRATED } from "../../src/runtime/pageState.ts";
import { ensureTestSite } from "../build/ensureTestBuilds.ts";
import { TEST_SITE } from "../build/workspaces.ts";
import { runAsCommand } from "../command.ts";
import { serveSite } from "../serve/serve.ts";
import { BROWSER_ARGUMENTS, ensureFullBrowser } from "../tests/browser.ts";
import { median } from "./timing.ts";

const LIMIT_IN_MS = 100;
const SLOWER = 4;
/** Half of them choose, the others show all again. */
const PRESSES = 20;
const LANGUAGE: Language = "de";
/** After the last change of the list: longer than any animation of it. */
const PAUSE_IN_MS = 700;

interface List {
  route: Route;
  /** Two choices that are pressed in turn: each press changes the cards. */
  presses: (page: Page) => Locator[];
}

const LISTS: List[] = [
  {
    route: "programs",
    presses: (page) => [page.getByRole("checkbox").first(), page.getByRole("checkbox").first()],
  },
  {
    route: "destinations",
    presses: (page) => [
      page.locator("main select option").nth(2),
      page.locator("main select option").first(),
    ],
  },
  {
    route: "blog",
    presses: (page) => [
      page.locator("main button[aria-pressed]").nth(1),
      page.locator("main button[aria-pressed]").first(),
    ],
  },
];

/**
 * Times each press in the page, from the event to the paint of the changed list: the first one, or
 * a later one that adds cards on the screen. A message that is posted in a frame arrives after its
 * paint.
 */
function watchAnswers(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  let pressed = 0;
  let at = -1;
  const note = ({ timeStamp, type }: Event): void => {
    if (type === "click" && document.activeElement instanceof HTMLSelectElement) return;
    pressed = timeStamp;
    at = times.length;
  };
  for (const type of ["click", "change"]) addEventListener(type, note, { capture: true });
  const cards = document.querySelector("main article")?.parentElement?.parentElement;
  if (!cards) throw new Error("The list has no cards.");
  const isInSight = (node: Node): boolean =>
    node instanceof Element && node.getBoundingClientRect().top < window.innerHeight;
  new MutationObserver((changes) => {
    const [start, index] = [pressed, at];
    requestAnimationFrame(() => {
      const isSeen = changes.some(({ addedNodes }) => [...addedNodes].some(isInSight));
      if (times[index] !== undefined && !isSeen) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times[index] = performance.now() - start;
      };
      port2.postMessage(null);
    });
  }).observe(cards, { childList: true });
}

/** Chooses an option of a select, or presses what is not one. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const isOption = await target.evaluate((element) => element instanceof HTMLOptionElement);
  if (isOption) {
    await target.locator("xpath=..").selectOption((await target.getAttribute("value")) ?? "");
    return;
  }
  if (!box) throw new Error("There is nothing to press.");
  // Without Playwright's own checks, which run in the page.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The times of all presses on a list, in milliseconds. The first one also loads what they need. */
async function timeAnswers(browser: Browser, url: string, presses: List["presses"]) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator(`[${HYDRATED}]`).waitFor({ state: "attached" });
  await page.evaluate(watchAnswers);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const targets = presses(page);
  for (let count = 0; count < PRESSES; count += 1) {
    const target = targets[count % targets.length];
    if (target) await press(page, target);
    await page.waitForTimeout(PAUSE_IN_MS);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, "times"));
  await context.close();
  return times;
}

/** Measures how long lists take to show the filtered cards, on a processor four times slower. */
void runAsCommand("filter-answer", async ([address]) => {
  if (address === undefined) await ensureTestSite();
  const site = address === undefined ? await serveSite({ port: 0, directory: TEST_SITE }) : null;
  const browser = await chromium.launch({
    executablePath: ensureFullBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  const slow: string[] = [];
  try {
    for (const { route, presses } of LISTS) {
      const path = routePath(route, LANGUAGE);
      const times = await timeAnswers(browser, new URL(path, address ?? site?.url).href, presses);
      // The first press of each kind also loads what it needs.
      const every = (second: 0 | 1) => times.filter((_, index) => index % 2 === second);
      for (const [what, own] of Object.entries({ fewer: every(0), all: every(1) })) {
        const usual = Math.round(median(own));
        const each = own.map((time) => Math.round(time)).join(" ");
        console.log(`${path}  ${what} cards after ${usual} ms  (${each})`);
        if (!(usual <= LIMIT_IN_MS)) slow.push(`${path} ${what} cards ${usual} ms`);
      }
    }
  } finally {
    await browser.close();
    await site?.close();
  }
  if (slow.length > 0) {
    throw new Error(`Slower than ${LIMIT_IN_MS} ms from a press to its paint: ${slow.join(", ")}.`);
  }
});
