import type { Page } from "@playwright/test";
import { OPERATOR } from "../../src/config/operator.ts";
import { layOutSheets } from "../visual/printLayout.ts";
import { settle } from "../visual/settle.ts";
import { expect, ROUTES, routePath, test, untilHydrated } from "./site.ts";

async function documentsOf(page: Page, list: string): Promise<string[]> {
  const map = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return paths.filter((path) => path.startsWith(list) && path !== list);
}

/** One page of every kind, and three of each type of document, whose page breaks differ. */
async function pagesToPrint(
  page: Page,
  language: Parameters<typeof routePath>[1],
): Promise<string[]> {
  const pages = ROUTES.map((route) => routePath(route, language));
  for (const route of ["programs", "destinations", "blog", "plan"] as const) {
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
      await layOutSheets(page);

      // A card is on one sheet.
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
        const shown = foot.getByText(text, { exact: false }).filter({ visible: true });
        await expect.soft(shown.first()).toBeVisible();
      }
    });
  }
});

const SHEETS = 2;

/** The longest pages; the nightly tests print all. */
const LONGEST = process.env.ALL === "1" ? Number.POSITIVE_INFINITY : 2;

const pagesIn = (pdf: Buffer): number =>
  [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;

test("prints a program with all that belongs to it on two sheets", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  test.setTimeout(300_000);
  const paths = await documentsOf(page, routePath("programs", language));
  const lengths = new Map<string, number>();
  for (const path of paths) lengths.set(path, (await (await page.request.get(path)).text()).length);
  paths.sort((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0));
  for (const path of paths.slice(0, LONGEST)) {
    await page.goto(path);
    await untilHydrated(page);
    await page.evaluate(settle);
    expect.soft(pagesIn(await page.pdf({ format: "A4" })), path).toBe(SHEETS);
  }
});

test("prints a day of a journey alone on one sheet", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  for (const path of await documentsOf(page, routePath("plan", language))) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole("button", { name: words["way.print-day"] }).last().click();
    await page.evaluate(settle);
    expect.soft(pagesIn(await page.pdf({ format: "A4" })), path).toBe(1);
  }
});
