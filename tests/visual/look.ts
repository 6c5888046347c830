import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { build } from "vite";
import { findFaintWords, type Ground } from "./rules/contrast.ts";
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

/** What a reader stumbles over on the page as it stands there. */
export async function lookAt(page: Page): Promise<Finding[]> {
  // First the picture: for that of a whole page Chromium moves a row whose box has the focus.
  const ground = await groundOf(page);
  const { findings, words } = await page.evaluate(() => window.rules.look());
  return [...findings, ...findFaintWords(words, ground)];
}

/** The page without its words; of a long page as much as is asked for, from the top. */
export async function groundOf(page: Page, height?: number): Promise<Ground> {
  const { width = 0 } = page.viewportSize() ?? {};
  const clip = height === undefined ? undefined : { x: 0, y: 0, width, height };
  await page.evaluate(() => window.rules.takeWordsAway());
  const picture = await page.screenshot({
    fullPage: true,
    animations: "disabled",
    scale: "css",
    clip,
  });
  await page.evaluate(() => window.rules.bringWordsBack());
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...info, data };
}
