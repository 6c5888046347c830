import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { build } from "vite";
import { type Background, findLowContrast } from "./rules/contrast.ts";
import type { Finding } from "./rules/finding.ts";

/** The rules that run in the page, as one script. */
export async function bundleRules(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: {
        entry: resolve("tests/visual/rules/inPage.ts"),
        formats: ["iife"],
        name: "r",
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("The rules could not be bundled.");
  return bundle.output[0].code;
}

/** Runs all rules on the page as it is now. */
export async function runRules(page: Page): Promise<Finding[]> {
  // The screenshot comes first: a full-page one makes Chromium scroll a row that contains the
  // focus.
  const background = await screenshotBackground(page);
  const { findings, words } = await page.evaluate(() => window.rules.checkPage());
  return [...findings, ...findLowContrast(words, background)];
}

/** The page without its text; with a height only that much from the top. */
export async function screenshotBackground(page: Page, height?: number): Promise<Background> {
  const { width = 0 } = page.viewportSize() ?? {};
  const clip = height === undefined ? undefined : { x: 0, y: 0, width, height };
  await page.evaluate(() => window.rules.hideText());
  const picture = await page.screenshot({
    fullPage: true,
    animations: "disabled",
    scale: "css",
    clip,
  });
  await page.evaluate(() => window.rules.showText());
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...info, data };
}
