import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { LANGUAGE_TABLE, type Language } from "../../src/i18n/languages.ts";
import { FAMILIES } from "../../src/theme/families.ts";
import { skipUnlessApproved } from "../demo/skipUnlessApproved.ts";
import { TODAY } from "../demo/today.ts";
import { IS_IN_TEST, SITE_URL } from "../playwright.ts";
import { STORYBOOK_FOLDER } from "./addresses.ts";
import { APPROVED, pageFile, storyFile } from "./approved.ts";
import { HEIGHT, modeOf } from "./modes.ts";
import { PAGE_KINDS } from "./pages.ts";
import { openPage } from "./site.ts";
import { readStories } from "./stories.ts";
import { openStorybook, showStory, storyOptions } from "./storybook.ts";

/** The mode of stories without a viewport; pages are pictured in PAGE_MODES. */
const STORY_MODE = "en-1280";
const PAGE_MODES = ["hr-320", "de-1280"];

/** Pages with every kind of ground, in the evening. */
const EVENING_PAGES = ["home", "map", "programDetail", "contact"];
const EVENING_MODE = "de-1280";

/** Monospace fonts are the system's: replaced by ours, so that a picture is the same everywhere. */
const OUR_FONT = `pre, code, kbd, samp { font-family: ${FAMILIES.body} }`;

/** A transparent picture in place of every photograph, so that its placeholder is seen. */
const transparentPicture = sharp({
  create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})
  .png()
  .toBuffer();
const PHOTOGRAPHS = /\/pictures\/(?!not-there).*\.(?:webp|avif|jpe?g|png)$/;

/** Composed of components that have their own pictures; pages are pictured below. */
const COMPOSED =
  /^(Pages|Patterns)\/|^features\/(\w+Detail|Home|BlogList|RelatedDocuments|WrittenPage)$/;

/** `npm test` takes pages only, without building a Storybook. */
const stories = IS_IN_TEST
  ? []
  : readStories(STORYBOOK_FOLDER).filter(({ title }) => !COMPOSED.test(title));

/** The terms look like all Markdown pages, and are longer than any. */
const PICTURED = PAGE_KINDS.filter(({ name }) => name !== "terms");

const eveningFile = (kind: string): string => pageFile(kind, `${EVENING_MODE}-evening`);

const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const { language, viewport } = modeOf(STORY_MODE);
      const page = await newPage(browser, language, viewport);
      await openStorybook(page, language);
      await page.addStyleTag({ content: OUR_FONT });
      await use(page);
      await page.context().close();
    },
    { scope: "worker" },
  ],
});

async function newPage(browser: Browser, language: Language, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: SITE_URL,
    viewport: { width, height: HEIGHT },
    locale: LANGUAGE_TABLE[language].locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.route(PHOTOGRAPHS, async (route) =>
    route.fulfill({ body: await transparentPicture, contentType: "image/png" }),
  );
  return context.newPage();
}

interface Shown {
  /** "components/actions/Button", "Page home" */
  part: string;
  state?: string;
  language: string;
  width: number;
  theme?: string;
}

/** Says what a picture shows, for the page of differences. */
function describePicture(shown: Shown): void {
  for (const [type, value] of Object.entries(shown)) {
    test.info().annotations.push({ type, description: String(value) });
  }
}

/** Playwright leaves no picture of what has none to be compared with, and so nothing to approve. */
async function expectApproved(page: Page, file: string): Promise<void> {
  if (test.info().config.updateSnapshots === "none" && !existsSync(join(APPROVED, file))) {
    const name = file.replace(/\.png$/, "-actual.png");
    const path = test.info().outputPath(name);
    await page.screenshot({ path, fullPage: true, animations: "disabled", scale: "css" });
    await test.info().attach(name, { path, contentType: "image/png" });
  }
  await expect(page).toHaveScreenshot(file, { fullPage: true });
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures to be destructured
test.beforeEach(({}, { config }) => skipUnlessApproved(config.updateSnapshots));

for (const { id, title, name } of stories) {
  test(`shows ${title}: ${name} as it was approved`, async ({ storybook }) => {
    const mode = modeOf(STORY_MODE);
    const options = await storyOptions(storybook, id);
    const { width = mode.viewport, language = mode.language, theme = "day", isMoving } = options;
    describePicture({ part: title, state: name, language, width, theme });
    await storybook.setViewportSize({ width, height: HEIGHT });
    const fault = await showStory(storybook, id);
    // What moves stands still in a picture, so its story need not come to its end.
    if (!isMoving) expect(fault).toBeUndefined();
    await expectApproved(storybook, storyFile(id));
  });
}

for (const kind of PICTURED) {
  for (const name of PAGE_MODES) {
    test(`shows the page ${kind.name} in ${name} as it was approved`, async ({ browser }) => {
      const { language, viewport } = modeOf(name);
      describePicture({ part: `Page ${kind.name}`, language, width: viewport, theme: "day" });
      const page = await newPage(browser, language, viewport);
      await page.clock.setFixedTime(TODAY);
      await openPage(page, kind, language);
      await expectApproved(page, pageFile(kind.name, name));
      await page.context().close();
    });
  }
}

for (const kind of PICTURED.filter(({ name }) => EVENING_PAGES.includes(name))) {
  test(`shows the page ${kind.name} in ${EVENING_MODE} in the evening as it was approved`, async ({
    browser,
  }) => {
    const { language, viewport } = modeOf(EVENING_MODE);
    describePicture({ part: `Page ${kind.name}`, language, width: viewport, theme: "evening" });
    const page = await newPage(browser, language, viewport);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.clock.setFixedTime(TODAY);
    await openPage(page, kind, language);
    await expectApproved(page, eveningFile(kind.name));
    await page.context().close();
  });
}

test("keeps no picture of what is gone", () => {
  const wanted = new Set([
    ...stories.map(({ id }) => storyFile(id)),
    ...EVENING_PAGES.map(eveningFile),
    ...PICTURED.flatMap((kind) => PAGE_MODES.map((mode) => pageFile(kind.name, mode))),
  ]);
  expect(readdirSync(APPROVED).filter((file) => !wanted.has(file))).toEqual([]);
});
