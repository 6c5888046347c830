import fc from "fast-check";
import type { RawDocument } from "../../../src/documents/raw.ts";
import { LANGUAGE_TABLE, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../../src/i18n/routes.ts";
import { type Documents, ofEveryType } from "../../service/documents.ts";

/** What runs if any of it becomes more than words calls this. */
const CALLED = "alert(1)";

const HUGE = 100_000;

const PIECES = [
  `<script>${CALLED}</script>`,
  `</script><script>${CALLED}</script>`,
  `</title></head><body onload=${CALLED}>`,
  `<img src=x onerror=${CALLED}>`,
  `<svg/onload=${CALLED}>`,
  `" onmouseover="${CALLED}" x="`,
  `' onfocus='${CALLED}' autofocus x='`,
  `javascript:${CALLED}`,
  `<a href="javascript:${CALLED}">x</a>`,
  `<iframe srcdoc="<script>${CALLED}</script>"></iframe>`,
  `<style>@import 'javascript:${CALLED}'</style>`,
  `<!--`,
  `-->`,
  `]]>`,
  `<![CDATA[`,
  `{{site.name}} $t(site.name)`,
  "&lt;script&gt; &amp; &#0; &quot;",
  "\u2028",
  "\u2029",
  "\u202eabc\u2066",
  "\ud800",
  "\udc00x",
  "\u0000\u0008\u001b",
  "\ufffe\uffff",
  "\r\n\t",
  "e\u0301\u200b\ufeff",
  "%00%0d%0aSet-Cookie: a=b",
  "Čaplje u Kopačkom ritu",
  "😀",
  "",
  " ",
];

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
);
const short = fc.array(piece, { maxLength: 4 }).map((parts) => parts.join(""));
const huge = short.map((text) => (text || "a").repeat(HUGE).slice(0, HUGE));
const text = fc.oneof({ weight: 150, arbitrary: short }, { weight: 1, arbitrary: huge });

const address = fc.oneof(
  fc.constantFrom(
    "https://a.example/x?a=1&b=2",
    "https://images.example/a.jpg?auto=format",
    `https://a.example/"onclick="${CALLED}`,
    "http://[",
    "https:a.example",
    `javascript:${CALLED}`,
    `JaVa\nScRiPt:${CALLED}`,
    `\u0001javascript:${CALLED}`,
    `javascript\u200b:${CALLED}//https://a.example`,
    `data:text/html,<script>${CALLED}</script>`,
    `data:image/svg+xml,<svg onload=${CALLED}>`,
    `vbscript:${CALLED}`,
    "blob:https://a.example/x",
    "file:///etc/passwd",
    "//evil.example/x",
    "mailto:a@b.example?subject=<x>",
    `tel:112"><script>${CALLED}</script>`,
  ),
  text,
);

const broken = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, 0, -1, Number.NaN, 1e308, true, "", [], {}, [[]]),
  fc.anything({ maxDepth: 3, values: [short, fc.integer(), fc.constant(null)] }),
);
/** Mostly what it should be; now and then nothing of the kind. */
const mostly = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: broken });
const recordOf = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mostly(value)])),
    { requiredKeys: [] },
  );
const some = (item: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<unknown[]> =>
  fc.array(mostly(item), { maxLength });

const offset = fc.integer({ min: -5, max: 200 });
const link = recordOf({
  link_type: fc.constantFrom("Web", "Media", "Document", "Any"),
  url: address,
  type: fc.constantFrom(...DOCUMENT_TYPES, "page"),
  uid: fc.constantFrom("a-0", "b-1", "../x", "__proto__"),
  lang: fc.constantFrom("hr", "en-eu", "de-de", "rs", "xx"),
  isBroken: fc.boolean(),
  label: fc.oneof(fc.constantFrom("quote", "caption"), short),
});
const picture = {
  url: fc.oneof(address, fc.constant("https://images.example/a.jpg")),
  alt: text,
  copyright: text,
  dimensions: recordOf({ width: fc.double(), height: fc.integer() }),
};
const blocks = some(
  recordOf({
    ...picture,
    type: fc.constantFrom(
      ...["paragraph", "heading1", "heading2", "heading6", "list-item", "o-list-item"],
      ...["preformatted", "image", "embed", "never-heard-of", "__proto__"],
    ),
    text,
    linkTo: link,
    oembed: recordOf({ embed_url: address, title: text, provider_name: text, html: text }),
    spans: some(
      recordOf({
        type: fc.constantFrom("strong", "em", "label", "hyperlink", "script"),
        start: offset,
        end: offset,
        data: link,
      }),
      40,
    ),
  }),
  8,
);
// Halves of letters stand in every other field; a title becomes part of an address (mailto:).
const title = text.map((words) => [{ type: "heading1", text: words, spans: [] }]);
const date = fc.oneof(
  fc.constantFrom(
    "2026-10-14T08:00:00+0000",
    "2026-02-30T00:00:00+0000",
    "0000-00-00",
    "+275760-09-13",
    "yesterday",
  ),
  short,
);

/** Of these the contract says no more than that they are JSON. */
const JSON_FIELDS: Record<string, fc.Arbitrary<unknown>> = {
  title,
  content: blocks,
  image: recordOf(picture),
};
const TEXT_FIELDS = [
  "summary",
  "category_name",
  "package_type",
  "category",
  "description",
  "age_restrictions",
  "challenge_level",
  "event_duration",
  "price",
];
const LISTS: Record<string, fc.Arbitrary<unknown>> = {
  program: fc.record({ program_title: text }),
  program_images: fc.record({ image: recordOf(picture) }),
};

interface Options {
  /** What the contract calls text is text, and every document has an address of its own. */
  isByContract: boolean;
}

const UNSAFE_UIDS = ["../../escape", "<script>", "a\u202eb", "a".repeat(300), "", null, 7];

function documentOf(
  type: DocumentType,
  index: number,
  { isByContract }: Options,
): fc.Arbitrary<RawDocument[]> {
  const kept = isByContract ? <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> => good : mostly;
  const own = `${"abc"[index % 3]}-${index}`;
  const uid = isByContract
    ? fc.constant<unknown>(own)
    : fc.oneof(
        { weight: 40, arbitrary: fc.constant<unknown>(own) },
        { weight: 1, arbitrary: fc.constantFrom<unknown>("twin", ...UNSAFE_UIDS) },
      );
  const fields = fc.record({
    ...Object.fromEntries(
      Object.entries(JSON_FIELDS).map(([name, value]) => [name, mostly(value)]),
    ),
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, kept(text)])),
    ...Object.fromEntries(
      Object.entries(LISTS).map(([name, item]) => [name, kept(fc.array(kept(item)))]),
    ),
  });
  const meta = fc.record({
    uid,
    published: kept(date),
    updated: kept(date),
    siblings: kept(short),
  });
  return fc.tuple(fields, meta).map(([found, { uid: one, published, updated, siblings }]) =>
    WRITTEN_LANGUAGES.map((language) => ({
      ...found,
      _meta: {
        id: `${own}-${language}`,
        uid: one,
        type,
        lang: LANGUAGE_TABLE[language].contentCode,
        tags: [],
        firstPublicationDate: published,
        lastPublicationDate: updated,
        alternateLanguages: isByContract ? [] : siblings,
      },
    })),
  );
}

/** A few documents of each type in all languages, with everything in them that one may fear. */
export function hostileDocuments(options: Options): fc.Arbitrary<Documents> {
  const ofType = (type: DocumentType): fc.Arbitrary<RawDocument[]> =>
    fc
      .tuple(...[0, 1].map((index) => documentOf(type, index, options)))
      .map((documents) => documents.flat());
  return fc.record(ofEveryType(ofType));
}
