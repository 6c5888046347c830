import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allFields, byContractName } from "../../../../../content-service/kinds/kinds.ts";
import { assembleDocuments } from "../../../../../src/documents/load/assemble.ts";
import { plainText } from "../../../../../src/documents/plainText.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../../../../src/i18n/routes.ts";
import { seoDescription } from "../../../../../src/seo/meta.ts";
import { madeUp } from "../../../mutation.ts";

const UNWANTED = /undefined|null|\[object|NaN|Invalid Date|function/;

const fieldsOf = (type: DocumentType): string[] => Object.keys(byContractName(allFields(type)));
const META_FIELDS = ["firstPublicationDate", "lastPublicationDate", "alternateLanguages"];

const text = fc.string({ unit: "grapheme" }).filter((value) => !UNWANTED.test(value));
const anything = fc.anything({
  key: fc.constantFrom(
    ...[
      "type",
      "text",
      "spans",
      "url",
      "alt",
      "copyright",
      "dimensions",
      "width",
      "height",
      "lang",
    ],
    ...["oembed", "embed_url", "title", "linkTo", "image", "program_title", "uid", "data", "label"],
    ...["start", "end", "link_type", "isBroken", "__proto__", "toString", "length", "0"],
  ),
  values: [
    text,
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
  ],
  maxDepth: 4,
});

/** What looks right at first sight, with something odd in it. */
const odd = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: anything });
const oddRecord = (good: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  odd(
    fc.record(Object.fromEntries(Object.entries(good).map(([name, value]) => [name, odd(value)])), {
      requiredKeys: [],
    }),
  );

const address = fc.constantFrom(
  "https://a.example/",
  "javascript:alert(1)",
  "JAVA\nSCRIPT:alert(1)",
  "data:text/html,x",
  "//a.example",
  "mailto:a@b.example",
);
const link = oddRecord({
  link_type: fc.constantFrom("Web", "Media", "Document", "Any"),
  url: address,
  type: fc.constantFrom(...DOCUMENT_TYPES),
  uid: fc.constantFrom("herons", "../x"),
  lang: fc.constantFrom("hr", "en-eu"),
  label: text,
});
const picture = {
  url: address,
  alt: text,
  copyright: text,
  dimensions: oddRecord({ width: fc.integer(), height: fc.double() }),
};
const blocks = odd(
  fc.array(
    oddRecord({
      ...picture,
      type: fc.constantFrom("paragraph", "heading2", "list-item", "preformatted", "image", "embed"),
      text,
      linkTo: link,
      oembed: oddRecord({ embed_url: address, title: text, provider_name: text, html: text }),
      spans: odd(
        fc.array(
          oddRecord({
            type: fc.constantFrom("strong", "em", "label", "hyperlink"),
            start: fc.integer({ min: -2, max: 9 }),
            end: fc.integer({ min: -2, max: 9 }),
            data: link,
          }),
        ),
      ),
    }),
    { maxLength: 5 },
  ),
);
const list = (item: Record<string, fc.Arbitrary<unknown>>) =>
  odd(fc.array(oddRecord(item), { maxLength: 3 }));

const number = fc.oneof(fc.double(), fc.integer());
const point = oddRecord({ latitude: number, longitude: number });
const months = fc.constantFrom("5,6,9", "0,13", "5,5,", "-1", "1e1", "NaN");
const day = fc.constantFrom("2027-05-15", "2027-02-30", "soon", "0000-00-00");
const choice = fc.constantFrom("HR", "RS", "hr,en", "full", "EUR", "few", "bus", "toString");

const KNOWN: Record<string, fc.Arbitrary<unknown>> = {
  title: blocks,
  content: blocks,
  image: oddRecord(picture),
  program: list({ program_title: text }),
  program_images: list({ image: oddRecord(picture) }),
  place: point,
  start: point,
  country: choice,
  region: choice,
  countries: choice,
  guide_languages: choice,
  mobility: choice,
  price_currency: choice,
  best_months: months,
  good_months: months,
  checked_on: day,
  group_smallest: number,
  group_largest: number,
  confirm_days: number,
  cancel_days: number,
  nights: number,
  facts: list({ fact_kind: choice, fact_text: text, fact_link: link }),
  stops: list({ stop_name: text, stop_point: point, stop_destination: link }),
  prices: list({ price_for: text, price_amount: number }),
  extras: list({ extra_name: text, extra_amount: number }),
  included: list({ included_text: text }),
  not_included: list({ not_included_text: text }),
  departures: list({
    departure_day: day,
    departure_time: text,
    departure_state: choice,
    places_left: number,
  }),
  alternateLanguages: list({ uid: text, lang: fc.constantFrom("hr", "en-eu", "rs") }),
  firstPublicationDate: fc.oneof(text, fc.constant("2026-10-14T08:00:00+0000")),
};
const fieldValue = (field: string): fc.Arbitrary<unknown> => odd(KNOWN[field] ?? text);

/** Every text that a page could print, and every name under which it would look for one. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return value === undefined ? ["undefined"] : [];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function addressesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ["href", "url"].includes(name) ? [String(inner)] : addressesIn(inner),
  );
}

describe("whatever the service has in its fields, visitors see a page without holes", () => {
  it.each(DOCUMENT_TYPES)("of type %s", (type) => {
    const fields = fieldsOf(type);
    const documents = fc.record({
      meta: fc.record(Object.fromEntries(META_FIELDS.map((field) => [field, fieldValue(field)])), {
        requiredKeys: [],
      }),
      rest: fc.record(Object.fromEntries(fields.map((field) => [field, fieldValue(field)])), {
        requiredKeys: [],
      }),
    });
    fc.assert(
      fc.property(documents, ({ meta, rest }) => {
        const raw = { _meta: { ...meta, id: "1", lang: "hr", uid: "herons" }, ...rest };
        const collected = { type, language: "hr", documents: [raw] } as const;
        const warnings: string[] = [];
        const [document] = assembleDocuments([{ ...collected, documents: [raw] }], (warning) =>
          warnings.push(warning),
        );
        if (document === undefined) throw new Error("no page");
        // What is passed over is reported once: by document, language and field, or what a link leads to.
        const where = new RegExp(
          `^The ${type} "herons" \\(hr\\) has (.* in "[a-z_.]+", which|in "[a-z_.]+" a link to the .+ ".+" \\(.+\\), which)`,
          "s",
        );
        for (const warning of warnings) expect(warning).toMatch(where);
        expect(new Set(warnings).size).toBe(warnings.length);
        for (const amount of numbersIn("details" in document ? document.details : null)) {
          expect(Number.isFinite(amount)).toBe(true);
        }
        for (const one of textsIn(document)) expect(one).not.toMatch(UNWANTED);
        for (const one of addressesIn(document))
          expect(one).toMatch(/^(https?:\/\/|mailto:|tel:)/i);
        expect(document.title).not.toBe("");
        expect(document.translations).toContainEqual({ language: "hr", path: document.path });
        expect(document.publishedAt).toMatch(/^$|^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
        const words = document.content.flatMap((block) => (block.kind === "image" ? [] : [block]));
        expect(seoDescription(plainText(words))).not.toMatch(UNWANTED);
      }),
      { numRuns: madeUp(500) },
    );
  });
});
