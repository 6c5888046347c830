import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { type Language, writtenLanguage } from "../../src/i18n/languages.ts";
import { type DocumentType, listOf, sourceDocuments } from "../documents.ts";
import { expect, routePath, test } from "./site.ts";

const ROOT = "content-service/documents";

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The publication date in milliseconds; that of the language version takes precedence. */
function publishedIn(name: string, language: Language): number {
  const own = textOf(join(ROOT, name, `${writtenLanguage(language)}.md`));
  const shared = textOf(join(ROOT, name, "document.yaml"));
  const [head = ""] = own.split(/\n---\n/, 1);
  const [, day = ""] =
    /^published: *"?([^"\n]+)"?$/m.exec(head) ?? /^published: *"?([^"\n]+)"?$/m.exec(shared) ?? [];
  return day === "" ? Number.NEGATIVE_INFINITY : Date.parse(day);
}

/** The pages of the documents: newest first, the same day by uid, those without a date last. */
function expectedIn(type: DocumentType, language: Language): string[] {
  return sourceDocuments(type)
    .flatMap(({ name, versions }) => {
      const version = versions[language];
      return version ? [{ ...version, published: publishedIn(name, language) }] : [];
    })
    .sort((one, other) =>
      one.published === other.published
        ? one.uid < other.uid
          ? -1
          : 1
        : other.published - one.published,
    )
    .map(({ path }) => path);
}

/** Links of the cards of a page, in the order of the HTML. */
const cardsIn = (html: string): string[] =>
  [...html.matchAll(/<article\b.*?<\/article>/gs)].map(
    ([card]) => /<h3\b.*?<a\b[^>]*\bhref="([^"]+)"/s.exec(card)?.[1] ?? "?",
  );

/** All pages of a list, by following the links to the next one. */
async function pagesOf(request: APIRequestContext, list: string): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (let page = list; page !== "" && !seen.has(page); ) {
    seen.add(page);
    const html = await (await request.get(page)).text();
    found.push(...cardsIn(html));
    const [next = ""] = /<a\b[^>]*\brel="next"[^>]*>/.exec(html) ?? [];
    page = /\bhref="([^"]+)"/.exec(next)?.[1] ?? "";
  }
  return found;
}

for (const type of ["blog", "destination", "program"] as const) {
  test(`reads the newest first in the list of the type ${type}, page by page`, {
    tag: "@languages",
  }, async ({ request, language }) => {
    const expected = expectedIn(type, language);
    test.skip(expected.length === 0, `the site has no documents of the type ${type}`);
    const list = routePath(listOf(type), language);
    expect(await pagesOf(request, list)).toEqual(expected);

    const data = await (await request.get(`/page-data${list}page-data.json`)).json();
    const { allCardsUrl } = data.result.pageContext.parts;
    // A list of one page has no data file.
    if (allCardsUrl === "") return;
    const cards: { path: string }[] = await (await request.get(allCardsUrl)).json();
    expect(cards.map(({ path }) => path)).toEqual(expected);
  });
}
