import { describe, expect, it } from "vitest";
import { allFields } from "../../../content-service/kinds/kinds.ts";
import { assembleDocuments } from "../../../src/documents/load/assemble.ts";
import { type Selection, selectFields } from "../../../src/documents/load/service/selection.ts";
import type { RawDocument } from "../../../src/documents/raw.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";

const META = { id: "X1", lang: "rs", uid: "njiva", type: "blog" };
const LATIN = "Njegoš";
const CYRILLIC = "Његош";

const inSerbian = (type: (typeof DOCUMENT_TYPES)[number], raw: object, language = "sr-cyrl") =>
  assembleDocuments(
    [{ type, language: "sr", documents: [{ _meta: META, ...raw } as RawDocument] }],
    () => {},
  ).find((document) => document.language === language);

/** Every field as a text; a list as one entry with all its fields. */
const filled = (fields: Selection): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [name, inner ? [filled(inner)] : LATIN]),
  );

describe.each(DOCUMENT_TYPES)("a %s in Cyrillic letters", (type) => {
  it("has every text that the site asks for in them, of whatever field it is", () => {
    const document = inSerbian(type, {
      ...filled(selectFields(allFields(type))),
      title: [{ type: "heading1", text: LATIN, spans: [] }],
      content: [{ type: "paragraph", text: LATIN, spans: [] }],
      image: { url: "https://images.example/njiva.jpg", alt: LATIN, copyright: LATIN },
      program_images: [{ image: { url: "https://images.example/njiva.jpg", alt: LATIN } }],
    });
    const { id, uid, path, translations, ...shown } = document ?? {};
    expect({ uid, path }).toEqual({ uid: "njiva", path: expect.stringContaining("/sr-cyrl/") });
    expect(JSON.stringify(shown)).toContain(CYRILLIC);
    expect(JSON.stringify(shown)).not.toContain(LATIN);
  });
});

it("keeps addresses, choices and what is marked as Latin, and leads to pages in its letters", () => {
  const link = (uid: string, lang: string) => ({ link_type: "Document", type: "blog", uid, lang });
  const text = "Od Sirmium njive";
  const spans = [
    { start: 3, end: 10, type: "label", data: { label: "latin" } },
    { start: 11, end: 16, type: "hyperlink", data: link("njiva", "rs") },
  ];
  const web = {
    start: 0,
    end: 2,
    type: "hyperlink",
    data: { link_type: "Web", url: "https://nj.rs" },
  };
  const content = [{ type: "paragraph", text, spans: [...spans, web] }];
  expect(inSerbian("blog", { content, category_name: "Nature" })).toMatchObject({
    category: "Nature",
    content: [
      {
        children: [
          { link: { to: "address", href: "https://nj.rs" }, children: [{ text: "Од" }] },
          { text: " " },
          { label: "latin", children: [{ text: "Sirmium" }] },
          { text: " " },
          {
            link: { to: "page", path: "/sr-cyrl/blog/njiva/", language: "sr-cyrl" },
            children: [{ text: "њиве" }],
          },
        ],
      },
    ],
  });
});

it("stands beside the document that has its texts, and every version leads to both", () => {
  const serbian = [
    { language: "sr", path: "/sr/blog/njiva/" },
    { language: "sr-cyrl", path: "/sr-cyrl/blog/njiva/" },
  ];
  for (const language of ["sr", "sr-cyrl"]) {
    expect(inSerbian("blog", {}, language)?.translations).toEqual(serbian);
  }
});
