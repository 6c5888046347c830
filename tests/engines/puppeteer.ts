import { writeFileSync } from "node:fs";
import { join } from "node:path";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { BROWSER_ARGUMENTS } from "../../scripts/tests/browser.ts";
import type { Circumstances, Driver } from "./driver.ts";
import { startUntilSaid } from "./startUntilSaid.ts";

const HEIGHT = 800;
const PATIENCE_IN_MS = 60_000;

/**
 * What browsers note by themselves: an unknown address answers with 404, as it should, and Firefox says of
 * each request that was on its way through the worker when its page was left.
 */
const NOTED_BY_ITSELF = /status of 404|ServiceWorker intercepted the request and encountered/;

/** Nothing that Firefox does by itself: no first page, no updates, no telling anybody. */
const firefoxSettings = (isStill: boolean): Record<string, string | number | boolean> => ({
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  // A key reaches the page although no window of a browser without a screen is ever the foremost.
  "focusmanager.testmode": true,
  "intl.accept_languages": "en-US",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // A prepared e-mail is not handed to a program that would ask something.
  "network.protocol-handler.external.mailto": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "ui.useOverlayScrollbars": 1,
  "ui.prefersReducedMotion": isStill ? 1 : 0,
});

export async function startFirefox(
  program: string,
  folder: string,
  circumstances: Circumstances,
): Promise<Driver> {
  const settings = Object.entries(firefoxSettings(circumstances.isStill));
  const lines = settings.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  const firefox = await startUntilSaid({
    file: program,
    // Without a first page the focus is on the line for addresses, and a key does nothing to the page.
    args: [
      "--headless",
      "--no-remote",
      "--profile",
      folder,
      "--remote-debugging-port=0",
      "data:text/html,",
    ],
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const connection = {
    browserWSEndpoint: `${firefox.said}/session`,
    protocol: "webDriverBiDi",
  } as const;
  return driveByPuppeteer(() => puppeteer.connect(connection), firefox.end, circumstances);
}

export async function startChromium(
  program: string,
  folder: string,
  circumstances: Circumstances,
): Promise<Driver> {
  const chromium = await startUntilSaid({
    file: program,
    args: [
      ...BROWSER_ARGUMENTS,
      "--headless",
      "--no-first-run",
      "--hide-scrollbars",
      "--lang=en-US",
      "--accept-lang=en-US",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      ...(circumstances.isStill ? ["--force-prefers-reduced-motion"] : []),
      "about:blank",
    ],
    ready: /DevTools listening on (ws:\S+)/,
  });
  const connection = { browserWSEndpoint: chromium.said };
  return driveByPuppeteer(() => puppeteer.connect(connection), chromium.end, circumstances);
}

async function driveByPuppeteer(
  connect: () => Promise<Browser>,
  end: () => Promise<void>,
  { width }: Circumstances,
): Promise<Driver> {
  try {
    const browser = await connect();
    const [page = await browser.newPage()] = await browser.pages();
    await page.setViewport({ width, height: HEIGHT });
    await page.bringToFront();
    return driverOf(page, async () => {
      await browser.disconnect();
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  let complaints: string[] = [];
  const complain = (text: string): void => {
    if (!NOTED_BY_ITSELF.test(text)) complaints.push(text);
  };
  page.setDefaultTimeout(PATIENCE_IN_MS);
  page.on("pageerror", (error) => complain(error instanceof Error ? error.message : String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complain(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.evaluate("history.back()")),
    evaluate: async (expression) =>
      String(
        await page.evaluate(
          `Promise.resolve(${expression}).then((found) => JSON.stringify(found ?? null))`,
        ),
      ),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    screenshot: async (path) => void writeFileSync(path, await page.screenshot({ type: "png" })),
    print: async () => (await page.pdf()).length,
    takeComplaints: async () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close,
  };
}
