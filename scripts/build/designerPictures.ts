import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { ROLES } from "../../design-tokens/semantic.ts";
import { writeDifferences } from "../tests/differences.ts";

const BOOK = "docs/designers-book.webp";
const DIFFERENCES = "docs/designers-differences.webp";
const CHECK = "docs/designers-check.webp";

const WORKFLOW = ".github/workflows/book.yml";
const STORY = "components-actions-button--long-words";

const save = (picture: Buffer, file: string, width: number) =>
  sharp(picture).resize({ width }).webp({ quality: 72, effort: 6 }).toFile(file);

/** Draws the pictures of docs/designers.md; returns their names. */
export async function drawDesignerPictures(page: Page, origin: string): Promise<string[]> {
  await drawCheck(page);
  await drawDifferences(page, origin);
  await drawBook(page, origin);
  return [BOOK, DIFFERENCES, CHECK];
}

/** The page of a component. Its stories are frames that load one after the other. */
async function drawBook(page: Page, origin: string): Promise<void> {
  await page.setViewportSize({ width: 1100, height: 860 });
  const address = `${origin}/iframe.html?viewMode=docs&id=components-actions-button--docs`;
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.locator("#storybook-docs h1").first().waitFor();
  await page.frameLocator("iframe >> nth=0").locator("#storybook-root > *").first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await save(await page.screenshot(), BOOK, 1100);
}

/** The page of differences, after a token has changed. */
async function drawDifferences(page: Page, origin: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "differences-"));
  try {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(`${origin}/iframe.html?id=${STORY}&viewMode=story&globals=language:en`);
    const root = page.locator("#storybook-root");
    await root.locator("*").first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await page.screenshot();
    const changed = `* { --vk-action-main: ${ROLES.action.selected} !important; }`;
    await page.addStyleTag({ content: changed });
    // Colours of buttons change in the course of a moment.
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    const after = await page.screenshot();
    const difference = await sharp(before)
      .composite([{ input: after, blend: "difference" }])
      .removeAlpha()
      .png()
      .toBuffer();
    const sides = { expected: before, actual: after, diff: difference };
    const attachments = Object.entries(sides).map(([side, picture]) => {
      const name = `${STORY}-${side}.png`;
      const path = join(folder, name);
      writeFileSync(path, picture);
      return { name, path };
    });
    const shown = {
      part: "components/actions/Button",
      state: "Long Words",
      language: "en",
      width: "1280",
      theme: "day",
    };
    const annotations = Object.entries(shown).map(([type, description]) => ({ type, description }));
    const title = `shows ${shown.part}: ${shown.state} as it was approved`;
    const test = { status: "unexpected", annotations, results: [{ attachments }] };
    const report = { suites: [{ specs: [{ title, tests: [test] }] }] };
    await writeDifferences(report, join(folder, "report"));
    await page.setViewportSize({ width: 1100, height: 1050 });
    await page.goto(pathToFileURL(join(folder, "report/index.html")).href);
    await page.getByRole("slider").first().fill("30");
    await save(await page.screenshot(), DIFFERENCES, 1100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A drawing, since the page of a pull request belongs to its host. */
async function drawCheck(page: Page): Promise<void> {
  const workflow = readFileSync(WORKFLOW, "utf8");
  const [, name = ""] = /^name: (.+)$/m.exec(workflow) ?? [];
  const [, job = ""] = /^ {4}name: (.+)$/m.exec(workflow) ?? [];
  const artifacts = [...workflow.matchAll(/^ {10}name: (.+)$/gm)].map(([, artifact]) => artifact);
  const list = artifacts.map((artifact) => `<li><b>${artifact}</b></li>`).join("");
  await page.setViewportSize({ width: 900, height: 330 });
  await page.setContent(`
    <style>
      body { margin: 0; padding: 24px; font: 17px/1.5 sans-serif; background: #fff; color: #222; }
      div { border: 2px dashed #777; border-radius: 8px; padding: 12px 20px; }
      main { display: grid; grid-template-columns: 1fr auto 1fr; gap: 20px; align-items: center; }
      p { margin: 4px 0; } ul { margin: 4px 0; padding-inline-start: 20px; } small { color: #555; }
    </style>
    <p><small>A drawing, not a screen</small></p>
    <main>
      <div><p>Pull request</p><p><b>Checks</b></p>
        <p>✕ ${name} / ${job}</p><p><small>fails while a picture is not approved</small></p></div>
      <p>→ Summary →</p>
      <div><p><b>Artifacts</b></p><ul>${list}</ul><p><small>unpack <b>before-and-after</b>,
        open differences/index.html</small></p></div>
    </main>`);
  await save(await page.screenshot(), CHECK, 900);
}
