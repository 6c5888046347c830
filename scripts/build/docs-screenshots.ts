import { chromium, type Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { preview } from "vite";
import { ROLES } from "../../design-tokens/semantic.ts";
import { runAsCommand } from "../command.ts";
import { findFreePort } from "../serve/port.ts";
import { serveSite } from "../serve/serve.ts";
import { BROWSER_ARGUMENTS, ensureFullBrowser } from "../tests/browser.ts";
import { drawDesignerPictures } from "./designerPictures.ts";
import { ensureStorybook, ensureTestSite } from "./ensureTestBuilds.ts";
import { STORYBOOK_DIRECTORY } from "./storybook-build.ts";
import { TEST_SITE } from "./workspaces.ts";

const HOME = "docs/home.webp";
const SHEET = "docs/components.webp";

/** The stories on the sheet, row by row, each with its width in pixels. */
const ROWS: [story: string, width: number][][] = [
  [["components-navigation-siteheader--wide", 1280]],
  [
    ["components-layout-card--default", 400],
    ["components-layout-card--with-facts", 400],
    ["components-layout-card--strong", 400],
  ],
  [
    ["components-forms-filterbuttons--default", 840],
    ["components-forms-filtercheckboxes--default", 400],
  ],
  [
    ["components-actions-button--default", 290],
    ["components-actions-linkbutton--default", 290],
    ["components-feedback-message--failed", 620],
  ],
  [
    ["components-forms-field--with-error", 620],
    ["components-travel-infoblocks--default", 620],
  ],
  [["components-media-thumbnails--default", 1280]],
];
const GAP = 40;

async function storyScreenshot(
  page: Page,
  origin: string,
  story: string,
  width: number,
): Promise<Buffer> {
  await page.setViewportSize({ width, height: 400 });
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=language:en`);
  const root = page.locator("#storybook-root");
  await root.locator("*").first().waitFor();
  await page.waitForLoadState("networkidle");
  // The root of a story may be larger than the component, to make room for a menu that opens.
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
      const input = await storyScreenshot(page, origin, story, width);
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

// Takes the screenshots of the README, the demo's home page and a sheet of components, and draws
// the pictures of docs/designers.md.
void runAsCommand("docs-screenshots", async () => {
  await ensureStorybook();
  await ensureTestSite();
  const port = await findFreePort();
  const storybook = await preview({
    configFile: false,
    build: { outDir: STORYBOOK_DIRECTORY },
    preview: { port },
    logLevel: "error",
  });
  const site = await serveSite({ port: await findFreePort(), directory: TEST_SITE });
  const browser = await chromium.launch({
    executablePath: ensureFullBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await composeSheet(page, `http://localhost:${port}`);
    const drawn = await drawDesignerPictures(page, `http://localhost:${port}`);
    console.log(`The pictures for designers are in ${drawn.join(", ")}.`);
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(`${site.url}en/`, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(HOME);
  } finally {
    await browser.close();
    await site.close();
    await storybook.close();
  }
  console.log(`The pictures are in ${HOME} and ${SHEET}.`);
});
