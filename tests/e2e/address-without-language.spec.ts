import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { someDocument } from "./documents.ts";
import { expect, routePath, test, word, wordsIn } from "./site.ts";

test("shows a title, a sentence and a picture where the bare address is shared", async ({
  page,
}) => {
  const words = wordsIn(DEFAULT_LANGUAGE);
  const title = `${word(words, "site.name")} – ${word(words, "home.title")}`;
  const html = await (await page.request.get("/")).text();
  const content = (name: string): string =>
    new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]).toBe(title);
  expect(content("og:title")).toBe(title);
  for (const name of ["description", "og:description", "twitter:description"]) {
    expect(content(name).length, name).toBeGreaterThan(60);
    expect(content(name).length, name).toBeLessThanOrEqual(151);
  }
  expect(content("twitter:card")).toBe("summary_large_image");
  expect(content("robots")).toBe("");
  const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(content("og:url")).toBe(canonical);
  expect(new URL(canonical).pathname).toBe("/");
  const picture = await page.request.get(new URL(content("og:image")).pathname);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  const versions = [...html.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, lang = "", href = ""]) => [lang, new URL(href).pathname],
  );
  expect(versions).toEqual([
    ...LANGUAGES.map((one) => [LANGUAGE_TABLE[one].htmlLang, routePath("home", one)]),
    ["x-default", "/"],
  ]);
});

test("redirects clients that are no browsers from an address without a language to their language", async ({
  page,
}) => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    page.request.get(path, { headers, maxRedirects: 0 });
  const to = async (
    path: string,
    acceptLanguage?: string,
  ): Promise<[number, string | undefined]> => {
    const response = await ask(path, { "accept-language": acceptLanguage ?? "" });
    return [response.status(), response.headers().location];
  };
  expect(await to("/blog/?category=nature")).toEqual([302, "/hr/blog/?category=nature"]);
  expect(await to("/contact/", "de-AT,de;q=0.9,en;q=0.5")).toEqual([302, "/de/contact/"]);
  const { path } = someDocument("en");
  const bare = path.slice("/en".length);
  expect(await to(bare, "eo, en;q=0.8")).toEqual([302, path]);
  expect((await ask("/no-such-page/")).status()).toBe(404);
  expect((await ask("/")).status()).toBe(200);
  for (const language of LANGUAGES) expect((await ask(`/${language}/404/`)).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("leads a visitor from an address without a language to the default one", async ({
    page,
  }) => {
    const document = someDocument(DEFAULT_LANGUAGE).path.slice(`/${DEFAULT_LANGUAGE}`.length);
    for (const path of ["/blog/", "/program/", document]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/${DEFAULT_LANGUAGE}${path}`);
    }
  });

  test("says that there is no page in the language of its address alone", async ({
    page,
    language,
    words,
  }) => {
    for (const path of ["nope/", "blog/no-such-story/", "a/b/c"]) {
      const response = await page.goto(`/${language}/${path}`);
      expect(response?.status()).toBe(404);
      const said = page.getByRole("listitem");
      await expect(said).toHaveCount(1);
      await expect(said).toContainText(word(words, "not-found.paragraph-two"));
      await expect(said.getByRole("link")).toHaveText(LANGUAGE_TABLE[language].name);
    }
    await page.goto("/nope/");
    await expect(page.getByRole("list").getByRole("link")).toHaveCount(LANGUAGES.length);
  });
});
