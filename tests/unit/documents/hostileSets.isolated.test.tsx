import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { feedText } from "../../../src/build/discovery/feed.ts";
import { sitemapFiles, sitePages } from "../../../src/build/discovery/siteMap.ts";
import { readSiteSettings } from "../../../src/config/env.ts";
import type { SiteDocument } from "../../../src/documents/kinds.ts";
import { assembleDocuments } from "../../../src/documents/load/assemble.ts";
import { collectDocuments } from "../../../src/documents/load/service/collect.ts";
import { BlogDetail } from "../../../src/features/BlogDetail/BlogDetail.tsx";
import { DestinationDetail } from "../../../src/features/DestinationDetail/DestinationDetail.tsx";
import { ProgramDetail } from "../../../src/features/ProgramDetail/ProgramDetail.tsx";
import type { Related } from "../../../src/features/RelatedDocuments/RelatedDocuments.tsx";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LanguageProvider } from "../../../src/i18n/LanguageProvider.tsx";
import { LANGUAGES, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import { withPictures } from "../../../src/images/pictures.ts";
import { toRemotePicture } from "../../../src/images/remotePicture.ts";
import { relatedOf } from "../../../src/lists/related.ts";
import { siteIndex } from "../../../src/lists/siteIndex.ts";
import { CHARACTERS_AT_MOST, toEntries } from "../../../src/search/entries.ts";
import { createDocumentMeta, descriptionOf } from "../../../src/seo/documentMeta.ts";
import { seoDescription } from "../../../src/seo/meta.ts";
import { DocumentHead } from "../../../src/shell/PageHead/DocumentHead.tsx";
import type { Documents } from "../../service/documents.ts";
import { findRunning } from "./harmless.ts";
import { hostileDocuments } from "./hostileDocuments.ts";

vi.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const SITE = "https://podunavlje.example";
const NO_PICTURE = { src: "", alt: "", width: null, height: null };
// Generated; a failure prints the seed. The nightly tests take many more.
const SETS = process.env.ALL === "1" ? 200 : 10;
const MINUTE = 60_000;

beforeAll(() => {
  vi.stubGlobal("SITE_URL", SITE);
  addAllMessages();
});

/** The site's documents, or the sentence with which the build would end. */
async function readSet(sent: Documents): Promise<SiteDocument[] | string> {
  try {
    const collected = await Promise.all(
      DOCUMENT_TYPES.flatMap((type) =>
        WRITTEN_LANGUAGES.map(async (language) => ({
          type,
          language,
          documents: await collectDocuments(type, language, async () => ({
            pageInfo: { hasNextPage: false, endCursor: null },
            edges: sent[type].map((node) => ({ node })),
          })),
        })),
      ),
    );
    return assembleDocuments(collected, () => {}).map((document) =>
      withPictures(document, (reference) => toRemotePicture(reference)),
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === "ContentError" || / is refused: /.test(error.message)) return error.message;
    throw error;
  }
}

function detailOf(document: SiteDocument, related: Related) {
  switch (document.type) {
    case "blog":
      return <BlogDetail document={document} related={related} />;
    case "destination":
      return <DestinationDetail document={document} related={related} />;
    case "program":
      return <ProgramDetail document={document} related={related} />;
  }
}

/** A document's page as its HTML has it. */
function draw(document: SiteDocument, related: Related): string {
  const { language, translations } = document;
  const [own] = document.pictures;
  const told = createDocumentMeta(readSiteSettings({ SITE_URL: SITE }))(
    document,
    own ?? NO_PICTURE,
  );
  const head = (
    <DocumentHead
      document={document}
      language={language}
      translations={translations}
      picture={own}
      meta={told}
    />
  );
  const body = (
    <LanguageProvider language={language}>{detailOf(document, related)}</LanguageProvider>
  );
  return `<!doctype html>${renderToStaticMarkup(head)}<main>${renderToStaticMarkup(body)}</main>`;
}

function relatedCards(documents: SiteDocument[]): (document: SiteDocument) => Related {
  const related = relatedOf(documents);
  return ({ path }) => related.get(path) ?? { documents: [], programs: [] };
}

/** Machines read this: nothing but the elements that we wrote, and no sign that XML cannot have. */
function expectXml(xml: string, names: RegExp): void {
  const tags = [...xml.matchAll(/<\/?([^\s>/]+)/g)].map(([, name = ""]) => name);
  expect(tags.filter((name) => !names.test(name))).toEqual([]);
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u);
}

it.each([
  "<script>alert(1)</script>",
  '<script type="application/ld+json">{"a":</script>',
  "<p onclick=alert(1)>x</p>",
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<iframe srcdoc="x"></iframe>',
  '<form action="https://evil.example"></form>',
  '<p style="background:url(https://evil.example)">x</p>',
])("what looks for things that run finds %s", (html) => {
  expect(findRunning(html)).not.toEqual([]);
});

describe("sets of hostile and huge documents", () => {
  it("become pages in which nothing of theirs runs, or are refused by name", {
    timeout: 2 * MINUTE,
  }, async () => {
    let drawn = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(hostileDocuments({ isByContract: false }), async (sent) => {
        const documents = await readSet(sent);
        if (typeof documents === "string") {
          refused += 1;
          return;
        }
        const relatedTo = relatedCards(documents);
        // The languages have the same documents: one of them tells of all.
        const language = LANGUAGES[drawn % LANGUAGES.length];
        for (const document of documents.filter((one) => one.language === language)) {
          expect(findRunning(draw(document, relatedTo(document)))).toEqual([]);
        }
        drawn += 1;
      }),
      { numRuns: SETS, endOnFailure: true },
    );
    expect(drawn).toBeGreaterThan(SETS / 4);
    // One in twenty is.
    if (SETS >= 200) expect(refused).toBeGreaterThan(0);
  });

  it("become feeds, site maps and search files that machines can read", {
    timeout: 5 * MINUTE,
  }, () => {
    const addressOf = (path: string): string => SITE + encodeURI(path);
    return fc.assert(
      fc.asyncProperty(hostileDocuments({ isByContract: false }), async (sent) => {
        const documents = await readSet(sent);
        if (typeof documents === "string") return;
        for (const { text } of sitemapFiles(sitePages(documents), addressOf)) {
          expectXml(text, /^(\?xml|urlset|url|loc|lastmod|xhtml:link)$/);
        }
        // The languages have the same documents: one of them tells of all.
        for (const language of WRITTEN_LANGUAGES.slice(0, 1)) {
          const feed = feedText(documents, language, addressOf, translator(language));
          expectXml(
            feed,
            /^(\?xml|rss|channel|title|link|description|language|lastBuildDate|atom:link|item|guid|pubDate)$/,
          );
          const own = documents.filter((document) => document.language === language);
          const entries = toEntries(own, [], translator(language));
          expect(entries).toHaveLength(own.length);
          const letters = entries.reduce((sum, { text }) => sum + text.length, 0);
          expect(letters).toBeLessThanOrEqual(CHARACTERS_AT_MOST);
          expect(Object.values(siteIndex(documents, language)).flat()).toHaveLength(own.length);
        }
        for (const document of documents) {
          expect([...seoDescription(descriptionOf(document))].length).toBeLessThanOrEqual(151);
        }
      }),
      { numRuns: SETS, endOnFailure: true },
    );
  });
});
