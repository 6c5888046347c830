import { chromium, type Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { preview } from "vite";
import { ROLES } from "../../design-tokens/semantic.ts";
import { runAsCommand } from "../command.ts";
import { findFreePort } from "../serve/port.ts";
import { serveSite } from "../serve/serve.ts";
import { BROWSER_ARGUMENTS, ensureWholeBrowser } from "../tests/browser.ts";
import { ensureStorybook, ensureTestSite } from "./ensureBuilt.ts";
import { TEST_SITE } from "./places.ts";
import { STORYBOOK_DIRECTORY } from "./storybook-build.ts";

const HOME = "docs/home.webp";
const SHEET = "docs/components.webp";

/** What the sheet shows, row by row: the story, and its width in pixels. */
const ROWS: [story: string, width: number][][] = [
  [["components-siteheader--wide", 1280]],
  [
    ["components-card--default", 400],
    ["components-card--with-facts", 400],
    ["components-card--strong", 400],
  ],
  [
    ["components-filterbuttons--default", 840],
    ["components-filtercheckboxes--default", 400],
  ],
  [
    ["components-button--default", 290],
    ["components-linkbutton--default", 290],
    ["components-message--failed", 620],
  ],
  [
    ["components-field--with-error", 620],
    ["components-infoblocks--default", 620],
  ],
  [["components-thumbnails--default", 1280]],
];
const GAP = 40;

async function portrait(page: Page, origin: string, story: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 400 });
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=language:en`);
  const root = page.locator("#storybook-root");
  await root.locator("*").first().waitFor();
  await page.waitForLoadState("networkidle");
  // A story may leave room around a part for what opens from it.
  const header = root.locator("header");
  return (await header.count()) > 0 ? header.screenshot() : root.screenshot();
}

async function composeSheet(page: Page, origin: string): Promise<void> {
  const parts: OverlayOptions[] = [];
  let top = GAP;
  let widest = 0;
  for (const row of ROWS) {
    let left = GAP;
    let tallest = 0;
    for (const [story, width] of row) {
      const input = await portrait(page, origin, story, width);
      const { height } = await sharp(input).metadata();
      parts.push({ input, left, top });
      left += width + GAP;
      tallest = Math.max(tallest, height);
    }
    widest = Math.max(widest, left);
    top += tallest + GAP;
  }
  const sheet = sharp({
    create: { width: widest, height: top, channels: 3, background: ROLES.surface.page },
  });
  await sheet.composite(parts).webp({ quality: 80 }).toFile(SHEET);
}

// Takes the pictures of the README anew: the demo's home page, and the components.
void runAsCommand("portraits", async () => {
  await ensureStorybook();
  await ensureTestSite();
  const port = await findFreePort();
  const book = await preview({
    configFile: false,
    build: { outDir: STORYBOOK_DIRECTORY },
    preview: { port },
    logLevel: "error",
  });
  const site = await serveSite({ port: await findFreePort(), directory: TEST_SITE });
  const browser = await chromium.launch({
    executablePath: ensureWholeBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await composeSheet(page, `http://localhost:${port}`);
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(`${site.url}en/`, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(HOME);
  } finally {
    await browser.close();
    await site.close();
    await book.close();
  }
  console.log(`The pictures are in ${HOME} and ${SHEET}.`);
});
