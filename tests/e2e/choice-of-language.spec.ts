import type { Page } from "@playwright/test";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { LANGUAGE_STORAGE_KEY } from "../../src/i18n/preference.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import { expect, openLanguages, routePath, test, untilHydrated } from "./site.ts";

async function prefer(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "languages", { get: () => value });
  }, languages);
}

const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.entries(localStorage).map(([key, value]) => `${key}=${value}`));

const PREFERENCES: [string[], Language][] = [
  [["sl", "de"], "de"],
  [["sr-Cyrl-RS"], "sr-cyrl"],
  [["sr-RS", "sr-Cyrl-RS"], "sr"],
  [[], "hr"],
  [["bs"], "hr"],
  [["eo", "en-GB"], "en"],
];

for (const [index, [preferred, expected]] of PREFERENCES.entries()) {
  test(`leads a browser set to "${preferred}" to ${expected}, with all of the address`, {
    tag: nightlyUnlessFirst(3, index),
  }, async ({ page }) => {
    await prefer(page, preferred);
    await page.goto("/blog/?category=nature&x=%C4%8D#b");
    await expect(page).toHaveURL(`/${expected}/blog/?category=nature&x=%C4%8D#b`);
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[expected].htmlLang);
    // The history entry was replaced, and no choice was stored.
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(await stored(page)).toEqual([]);
  });
}

test("remembers the language that the visitor chose", { tag: "@languages" }, async ({
  page,
  language,
  words,
}) => {
  const other = LANGUAGES.find((one) => one !== language) ?? "en";
  await prefer(page, [language]);
  await page.goto("/contact/?a=1");
  await expect(page).toHaveURL(`/${language}/contact/?a=1`);
  await untilHydrated(page);
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await page.evaluate(() => history.replaceState(history.state, "", "#ask"));
  await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
  await expect(page).toHaveURL(`/${other}/contact/?a=1#ask`);
  expect(await stored(page)).toEqual([`${LANGUAGE_STORAGE_KEY}=${other}`]);
  await page.goto("/");
  await expect(page).toHaveURL(`/${other}/`);
});

test.describe("with a local storage that is", () => {
  const STORES: [string, () => void][] = [
    [
      "blocked",
      () =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        }),
    ],
    [
      "full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
    ["full of rubbish", () => localStorage.setItem("language", '{"a":"<script>"}')],
  ];
  for (const [index, [name, breakIt]] of STORES.entries()) {
    test(`${name}, still finds the language and changes it`, {
      tag: nightlyUnlessFirst(2, index),
    }, async ({ page, language, words }) => {
      const other = LANGUAGES.find((one) => one !== language) ?? "en";
      await page.addInitScript(breakIt);
      await prefer(page, ["eo", language]);
      await page.goto("/about/");
      await expect(page).toHaveURL(routePath("about", language));
      await untilHydrated(page);
      const menu = await openLanguages(page, words["language.label"] ?? "?");
      await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
      await expect(page).toHaveURL(routePath("about", other));
    });
  }
});

test("keeps address and question on the page that is not there", async ({
  page,
  language,
  words,
}) => {
  const other = LANGUAGES.find((one) => one !== language) ?? "en";
  await page.goto(`/${language}/nope/deeper?a=1#b`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["not-found.title"] ?? "?");
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
  await expect(page).toHaveURL(`/${other}/nope/deeper?a=1#b`);
});

test("finds the language of an address without a slash, or in capitals", async ({
  page,
  language,
}) => {
  await page.goto(`/${language}`);
  await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
  await page.goto(`/${language.toUpperCase()}/about/`);
  await expect(page).toHaveURL(routePath("about", language));
});

test("shows an unknown address in its language before any other script runs", async ({
  page,
  language,
}) => {
  await page.route("**/*.js", () => {});
  await page.goto(`/${language}/nope/`, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[language].htmlLang);
});

for (const path of ["//evil.example/x", "/%2f%2fevil.example/x", "/hr//evil.example/x"]) {
  test(`does not leave the site for ${path}`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}
