import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { documentsIn } from "../documents.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import { someDocuments } from "./documents.ts";
import { expect, routePath, test, untilHydrated } from "./site.ts";

for (const [path, tag] of [
  ["blog/no-such-story/", "@languages"],
  ["nope", ["@widths", "@smoke"]],
  ["nope/deeper/", "@nightly"],
  ["destinations/x/", "@nightly"],
  ["program/x/y/", "@nightly"],
] as const) {
  test(`says in the visitor's language that "${path}" is not there`, { tag: [tag].flat() }, async ({
    page,
    language,
    words,
  }) => {
    const response = await page.goto(`/${language}/${path}?a=1#b`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words["not-found.title"] ?? "?",
    );
    await expect(page.getByText(words["not-found.paragraph-one"] ?? "?")).toBeVisible();
    await expect(page.getByText(words["not-found.paragraph-two"] ?? "?")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[language].htmlLang);
    await expect(page).toHaveURL(/\?a=1#b$/);
    await page.getByRole("link", { name: words["not-found.home-page"] }).click();
    await expect(page).toHaveURL(new RegExp(`${routePath("home", language)}$`));
  });
}

const NAMES_FILES = "**/lists/*-names-*.json";

/** The last segment of a mistyped URL: "risnjak" */
const SLIPS: Record<string, (uid: string) => string> = {
  "with a letter missing": (uid) => `destinations/${uid.slice(0, 2)}${uid.slice(3)}/`,
  "in another list": (uid) => `blog/${uid}`,
  "in capitals, and in no list": (uid) => `${uid.toUpperCase()}/`,
  "with an accent": (uid) =>
    `program/${encodeURIComponent(uid.replace(/[aeiou]/, "$&\u0301").normalize("NFC"))}/`,
};

for (const [slip, address] of Object.entries(SLIPS)) {
  test(`offers a destination to a visitor who asked for it ${slip}`, async ({
    page,
    language,
    words,
  }) => {
    const known = someDocuments(language, 1, ["destination"]);
    const all = documentsIn(language, ["destination"]);
    const [wanted = known[0]] = all.toSorted((one, other) => other.uid.length - one.uid.length);
    if (!wanted) return;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/${language}/${address(wanted.uid)}`);
    await expect(
      page.getByRole("heading", { level: 2, name: words["not-found.nearest"] }),
    ).toBeVisible();
    const link = page.getByRole("main").getByRole("link", { name: wanted.title, exact: true });
    await expect(link).toHaveAttribute("href", wanted.path);
    const files = asked.filter((url) => url.includes("-names-"));
    expect(files).toEqual([expect.stringContaining(`/lists/${language}-names-`)]);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted.title);
  });
}

for (const [index, path] of ["blog/xyzzy/", "404/", "nope/"].entries()) {
  test(`offers nothing when nothing is near to "${path}"`, {
    tag: nightlyUnlessFirst(2, index),
  }, async ({ page, language, words }) => {
    const names = page.waitForResponse(NAMES_FILES);
    await page.goto(`/${language}/${path}`);
    await (await names).finished();
    await expect(page.getByRole("link", { name: words["not-found.home-page"] })).toBeVisible();
    await expect(page.getByText(words["not-found.nearest"] ?? "?")).toHaveCount(0);
  });
}

test("says the same as ever when the names do not come", async ({ page, language, words }) => {
  await page.route(NAMES_FILES, (route) => route.fulfill({ status: 404, body: "<!doctype html>" }));
  const names = page.waitForResponse(NAMES_FILES);
  await page.goto(`/${language}/destinations/no-such-place/`);
  await (await names).finished();
  await expect(page.getByText(words["not-found.paragraph-two"] ?? "?")).toBeVisible();
  await expect(page.getByText(words["not-found.nearest"] ?? "?")).toHaveCount(0);
});

test("leaves the names alone where a page is found", async ({ page, language }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(routePath("blog", language), { waitUntil: "networkidle" });
  await untilHydrated(page);
  expect(asked.filter((url) => url.includes("-names-"))).toEqual([]);
});

test("sends requests for an unknown document to the site only", async ({
  page,
  language,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`/${language}/blog/no-such-story/`, { waitUntil: "networkidle" });
  await untilHydrated(page);
  expect([...new Set(asked)]).toEqual([baseURL]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says that the page is not there, and no more", async ({ page, language, words }) => {
    await page.goto(`/${language}/404/`);
    await expect(page.getByText(words["not-found.paragraph-two"] ?? "?")).toBeVisible();
    await expect(page.getByText(words["not-found.nearest"] ?? "?")).toHaveCount(0);
  });
});

test("shows nothing of the list of languages on the way to an unknown page", async ({
  page,
  language,
}) => {
  // The script is delayed: the content of 404.html must not be visible meanwhile.
  await page.route("**/app-*.js", () => {});
  await page.goto(`/${language}/nope/`, { waitUntil: "commit" });
  await page.locator("body").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  // It appears after a while if the script does not load.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 6000 });
});

test.describe("an address without a language, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/no/such/page"]) {
    test(`offers the four languages at ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const language of LANGUAGES) {
        const link = page.getByRole("link", { name: LANGUAGE_TABLE[language].name });
        await expect(link).toHaveAttribute("href", routePath("home", language));
      }
    });
  }
});

test("offers the four languages where an address belongs to none", async ({ page }) => {
  await page.goto("/404/");
  for (const language of LANGUAGES) {
    await expect(page.getByRole("link", { name: LANGUAGE_TABLE[language].name })).toBeVisible();
  }
});
