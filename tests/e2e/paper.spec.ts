import type { Page } from "@playwright/test";
import { OPERATOR } from "../../src/content/operator.ts";
import { expect, FIXED_ROUTES, routePath, test, untilHydrated } from "./site.ts";

/** Pixels of a sheet of A4 between its margins. */
const SHEET = { width: 658, height: 1017 };

interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  block: number;
}

/**
 * The page as it is printed, its sheets side by side: columns are cut by the same rules as sheets, and
 * the lines in them can be measured.
 */
async function layOnSheets(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.setViewportSize(SHEET);
  await page.evaluate(({ width, height }) => {
    Object.assign(document.body.style, {
      blockSize: `${height}px`,
      columnWidth: `${width}px`,
      columnGap: "40px",
      columnFill: "auto",
    });
  }, SHEET);
}

/** Every line of words that is to be seen, with a number for the block that it belongs to. */
const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const blocks = new Map<Element, number>();
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (!text || !parent || parent.closest("script, style, noscript")) continue;
      let block = parent;
      while (getComputedStyle(block).display === "inline" && block.parentElement)
        block = block.parentElement;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What is for the ear only is cut to a point.
      if (getComputedStyle(block).clipPath.startsWith("inset(50%")) continue;
      if (!blocks.has(block)) blocks.set(block, blocks.size);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        lines.push({ text, left, right, top, bottom, block: blocks.get(block) ?? 0 });
      }
    }
    return lines;
  });

/** Lines of two blocks that are printed one over the other. */
function overprinted(lines: Line[]): string[] {
  const found: string[] = [];
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.block === other.block) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Line boxes may touch; letters that share half a line do not.
      if (across > 2 && down > 8)
        found.push(`"${one.text.slice(0, 40)}" × "${other.text.slice(0, 40)}"`);
    }
  }
  return found;
}

async function documentsOf(page: Page, list: string): Promise<string[]> {
  const map = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return paths.filter((path) => path.startsWith(list) && path !== list);
}

/** One of every kind, and of documents, whose lists and pictures are cut where chance will have it, three. */
async function pagesToPrint(
  page: Page,
  language: Parameters<typeof routePath>[1],
): Promise<string[]> {
  const pages = FIXED_ROUTES.map((route) => routePath(route, language));
  for (const route of ["programs", "destinations", "blog"] as const) {
    pages.push(...(await documentsOf(page, routePath(route, language))).slice(0, 3));
  }
  return pages;
}

test("prints every kind of page so that it can be read and answered", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  test.setTimeout(300_000);
  for (const path of await pagesToPrint(page, language)) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      await untilHydrated(page);
      await layOnSheets(page);

      // Shorter sheets cut the same page in other places.
      for (const height of [560, 760, SHEET.height]) {
        await page.evaluate((size) => {
          document.body.style.blockSize = `${size}px`;
        }, height);
        expect.soft(overprinted(await linesOf(page)), `${path}: lines over lines`).toEqual([]);
      }

      // A card is on one sheet, with all that belongs to it.
      const cut = await page
        .locator("article[aria-labelledby], figure, img")
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility() && part.getClientRects().length > 1)
            .map((part) => part.textContent || part.getAttribute("src")),
        );
      expect.soft(cut, `${path}: cut in two`).toEqual([]);

      const dead = page.locator("button, nav, form, summary, [role=search]");
      expect
        .soft(
          await dead.evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length),
        )
        .toBe(0);

      const foot = page.getByRole("contentinfo");
      for (const text of [
        OPERATOR.phone,
        OPERATOR.mail,
        words["footer.page-address"] ?? "?",
        path,
      ]) {
        await expect.soft(foot.getByText(text, { exact: false }).first()).toBeVisible();
      }
    });
  }
});
