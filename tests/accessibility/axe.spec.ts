import type { Page } from "@playwright/test";
import { routePath } from "../../src/i18n/routes.ts";
import {
  errorSummary,
  expect,
  openLanguages,
  openNavigation,
  test,
  untilHydrated,
} from "../e2e/site.ts";
import { findFurtherBarriers } from "./codeSniffer.ts";
import { findPages, KINDS, open } from "./kinds.ts";

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const AXE = "node_modules/axe-core/axe.min.js";

/**
 * Off by default in axe: target size (WCAG 2.2), and accessible names that lack the visible text
 * (WCAG 2.1).
 */
const FURTHER_RULES = ["target-size", "label-content-name-mismatch"];

/** Each finding with its rule, its element and what axe says about it. */
async function findBarriers(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async (further) => {
    const rules = Object.fromEntries(further.map((rule) => [rule, { enabled: true }]));
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`,
      ),
    );
  }, FURTHER_RULES);
}

// Without motion everything is visible at once; what waits to be scrolled to would not be checked.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const { name, find } of KINDS) {
  test(`meets no barrier on ${name}`, async ({ page, language, request }) => {
    await open(page, await find(language, request));
    expect(await findBarriers(page)).toEqual([]);
    expect(await findFurtherBarriers(page)).toEqual([]);
  });
}

for (const { name, find } of KINDS) {
  test(`has enough contrast on ${name} in the evening`, async ({ page, language, request }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, await find(language, request));
    expect(await findBarriers(page)).toEqual([]);
  });
}

test("meets no barrier in the open menus", async ({ page, language, words }) => {
  await page.goto(routePath("home", language));
  await openNavigation(page, words);
  expect(await findBarriers(page)).toEqual([]);
  await openLanguages(page, words["language.label"] ?? "?");
  expect(await findBarriers(page)).toEqual([]);
});

test("meets no barrier in a gallery", async ({ page, language }) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  await page.getByRole("button", { name: /25/ }).first().click();
  await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("meets no barrier in a form that was filled in wrongly", async ({ page, language, words }) => {
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await page.getByRole("button", { name: words["form.mail.action"] }).click();
  await expect(errorSummary(page)).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
});

if (process.env.ALL === "1") {
  test("meets no barrier on any page", async ({ page, language, request }) => {
    test.setTimeout(3_600_000);
    const found: string[] = [];
    const paths = await findPages(language, request);
    for (const path of paths) {
      await open(page, path);
      found.push(...(await findBarriers(page)).map((barrier) => `${path}: ${barrier}`));
    }
    expect(found).toEqual([]);
  });
}
