import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { STORYBOOK_FOLDER, STORYBOOK_URL } from "./addresses.ts";

// The documentation pages of Storybook, as designers read them.

interface Entry {
  id: string;
  type: string;
  title: string;
}

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(STORYBOOK_FOLDER, "index.json"), "utf8"),
);
const pages = Object.values(index.entries).filter(({ type }) => type === "docs");

/** Frames of stories that are empty or cut off, and what went wrong in them. */
async function faultsOfFrame(frame: Element): Promise<string[]> {
  const { title, contentDocument } = frame as HTMLIFrameElement;
  const root = contentDocument?.querySelector("#storybook-root");
  const isWrong = contentDocument?.body?.matches(".sb-show-errordisplay");
  const wrong = contentDocument?.querySelector("#error-message")?.textContent ?? "";
  return [
    ...(frame.getBoundingClientRect().height < 40 ? [`${title} is lower than 40 pixels`] : []),
    ...(root?.childElementCount ? [] : [`${title} is empty`]),
    ...(isWrong ? [`${title}: ${wrong}`] : []),
  ];
}

for (const { id, title } of pages) {
  test(`shows the page ${title} whole`, async ({ page }) => {
    // Stories with a play function follow each other, twenty seconds each at most.
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${STORYBOOK_URL}/iframe.html?viewMode=docs&id=${id}`);
    // Storybook loads all of itself first, beside the stories of another page.
    await expect(page.locator("#storybook-docs h1").first()).toBeVisible({ timeout: 60_000 });
    const frames = page.locator("iframe");
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect
        .poll(() => frame.evaluate(faultsOfFrame), { timeout: 90_000, message: title })
        .toEqual([]);
    }
    await expect(page.getByText("No documentation found")).toHaveCount(0);
    // Names of minified code.
    for (const code of await page.locator("pre").allTextContents()) {
      expect(code).not.toMatch(/function [A-Z]{2}\(|<[a-z_]? [a-z]+=/);
    }
  });
}
