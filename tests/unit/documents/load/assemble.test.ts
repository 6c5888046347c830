import { describe, expect, it } from "vitest";
import { assembleDocuments, type Collected } from "../../../../src/documents/load/assemble.ts";
import type { RawDocument } from "../../../../src/documents/raw.ts";
import {
  LANGUAGE_TABLE,
  type Language,
  WRITTEN_LANGUAGES,
} from "../../../../src/i18n/languages.ts";
import type { DocumentType } from "../../../../src/i18n/routes.ts";
import { many } from "../../mutation.ts";
import { processorTime } from "../../processorTime.ts";

/** "hr:caplje" names the sibling "caplje" in Croatian. */
function raw(uid: unknown, language: Language, siblings: string[] = [], rest = {}): RawDocument {
  const alternateLanguages = siblings.map((sibling) => {
    const [lang, other] = sibling.split(":");
    return { uid: other, lang: codeOf(lang) };
  });
  const lang = LANGUAGE_TABLE[language].contentCode;
  return { _meta: { id: `${language} ${uid}`, lang, uid, alternateLanguages }, ...rest };
}

const codeOf = (language: string | undefined): string =>
  Object.entries(LANGUAGE_TABLE).find(([known]) => known === language)?.[1].contentCode ?? "eo-eo";

const list = (language: Language, ...documents: RawDocument[]): Collected => ({
  type: "blog",
  language,
  documents,
});

function assemble(...collections: Collected[]) {
  const warnings: string[] = [];
  const lost: string[] = [];
  const documents = assembleDocuments(
    collections,
    (message) => warnings.push(message),
    (message) => lost.push(message),
  );
  return { documents, warnings, lost };
}

/** Where each page sends visitors: { "/hr/blog/a/": "/hr/blog/a/ /de/blog/b/" } */
const ways = (...collections: Collected[]): Record<string, string> =>
  Object.fromEntries(
    assemble(...collections).documents.map(({ path, translations }) => [
      path,
      translations.map((translation) => translation.path).join(" "),
    ]),
  );

describe("a uid that could lead elsewhere is refused by name", () => {
  it.each([
    "../../etc/passwd",
    "..",
    ".",
    "a/b",
    "/a",
    "a/",
    "a\\b",
    "a b",
    " a",
    "a\n",
    "a\u0000",
    "a%2fb",
    "a%20b",
    "a?b",
    "a#b",
    "a.html",
    "a:b",
    "a*",
    "<script>",
    '"onload="',
    "a\u200bb",
    "a\u202eb",
    "😀",
    "\ud800",
    "c\u030caplje",
  ])("%j", (uid) => {
    expect(() => assemble(list("de", raw("good", "de"), raw(uid, "de")))).toThrow(
      `The blog with the uid ${JSON.stringify(uid)} (de) is refused: a uid is made of letters, digits, - and _ only. Rename it.`,
    );
  });

  it.each<[DocumentType, Language, string]>([
    ["blog", "hr", "/hr/blog/"],
    ["destination", "en", "/en/destinations/"],
    ["program", "sr", "/sr/program/"],
  ])("with type and language: %s in %s", (type, language, folder) => {
    const collected = (uid: string) => ({ type, language, documents: [raw(uid, language)] });
    expect(() => assemble(collected("a/b"))).toThrow(
      `The ${type} with the uid "a/b" (${language})`,
    );
    expect(assemble(collected("a")).documents[0]?.path).toBe(`${folder}a/`);
  });

  it.each([
    ["201 letters", "a".repeat(201)],
    ["5000 letters", "a".repeat(5000)],
    ["101 letters of two bytes", "č".repeat(101)],
  ])("when no file system could hold it: %s", (_, uid) => {
    const failing = () => assemble(list("hr", raw(uid, "hr")));
    expect(failing).toThrow(
      /^The blog with the uid "[ač]{100}…" \(hr\) is refused: it is too long/,
    );
    expect(failing).toThrow("at most 200 bytes. Shorten it.");
  });

  it.each(["a", "0", "-", "_", "A-b_9", "čaplje", "Дунав", "404", "__proto__", "a".repeat(200)])(
    "and none that is harmless: %s",
    (uid) => {
      const [document] = assemble(list("hr", raw(uid, "hr"))).documents;
      expect(document).toMatchObject({ uid, path: `/hr/blog/${uid}/` });
    },
  );
});

describe("a document without a uid", () => {
  it.each([[""], [null], [undefined], [7], [{}], [["a"]]])(
    "gets no page, and the editor reads which one it is: %j",
    (uid) => {
      const nameless = { _meta: { id: "X7", lang: "rs", uid } };
      const { documents, warnings } = assemble(list("sr", nameless, raw("b", "sr")));
      expect(documents.map(({ path }) => path)).toEqual(["/sr/blog/b/", "/sr-cyrl/blog/b/"]);
      expect(warnings).toEqual([
        'The blog with the id "X7" (sr) has no uid and gets no page: give it one.',
      ]);
    },
  );
});

describe("two documents with one address", () => {
  it("are refused by name", () => {
    const other = { _meta: { id: "other", lang: "hr", uid: "a" } };
    expect(() => assemble(list("hr", raw("a", "hr"), other))).toThrow(
      'The blog with the uid "a" (hr) is refused: another document has the same uid. Rename one of them.',
    );
  });

  it("are one when the service moved a document to the next page meanwhile", () => {
    const { documents } = assemble(list("hr", raw("a", "hr"), raw("b", "hr"), raw("a", "hr")));
    expect(documents.map(({ uid }) => uid)).toEqual(["a", "b"]);
  });

  it("are two in two languages or types", () => {
    const { documents } = assemble(list("hr", raw("a", "hr")), list("de", raw("a", "de")), {
      type: "destination",
      language: "hr",
      documents: [raw("a", "hr")],
    });
    expect(documents.map(({ path }) => path)).toEqual([
      "/hr/blog/a/",
      "/de/blog/a/",
      "/hr/destinations/a/",
    ]);
  });
});

describe("a link to a document without a page", () => {
  const link = (uid: string, language: Language, rest = {}) => ({
    link_type: "Document",
    type: "blog",
    uid,
    lang: LANGUAGE_TABLE[language].contentCode,
    ...rest,
  });
  const lostIn = (document: RawDocument, language: Language, ...others: Collected[]) => {
    const { lost, warnings } = assemble(list(language, document), ...others);
    expect(warnings).toEqual([]);
    return lost;
  };

  it("is named once for each field, with the document that it stands in and what to do", () => {
    const spans = ["a", "gone", "gone"].map((uid) => ({
      type: "hyperlink",
      data: link(uid, "hr"),
    }));
    const content = [{ spans }, { linkTo: link("a", "hr", { isBroken: true }) }];
    const stops = [{ stop_destination: link("gone", "hr") }, { stop_destination: link("a", "hr") }];
    const lost = lostIn(raw("a", "hr", [], { content, stops }), "hr");
    expect(lost).toEqual(
      [
        ["content", "gone"],
        ["content", "a"],
        ["stops", "gone"],
      ].map(
        ([field, uid]) =>
          `The blog "a" (hr) has in "${field}" a link to the blog "${uid}" (hr), which has no page: publish it, or remove the link.`,
      ),
    );
  });

  it("is named once for Serbian, which has two editions", () => {
    const lost = lostIn(raw("a", "sr", [], { image: link("gone", "sr") }), "sr");
    expect(lost).toHaveLength(1);
    expect(lost[0]).toContain('The blog "a" (sr) has in "image" a link to the blog "gone" (sr)');
  });

  it("comes with the address that the document has in the language, or one that is spelt alike", () => {
    const others = [
      list("hr", raw("caplje", "hr", ["de:reiher"])),
      list("de", raw("reiher", "de", ["hr:caplje"]), raw("otter", "de")),
    ];
    const hintOf = (uid: string): string | undefined =>
      lostIn(raw("a", "de", [], { link: link(uid, "de") }), "de", ...others)[0]?.split("link. ")[1];
    expect(hintOf("caplje")).toBe('Did you mean "reiher"?');
    expect(hintOf("oter")).toBe('Did you mean "otter"?');
    expect(hintOf("far-from-all")).toBeUndefined();
  });

  it.each([
    ["of a type that the site does not show", { type: "hotel" }, 'the hotel "x" (hr)'],
    ["that has no type any more", { type: null }, 'the document "x" (hr)'],
    ["without a uid", { uid: null, id: "X7" }, 'the blog "X7" (hr)'],
    ["in a language that is not ours", { lang: "eo-eo" }, 'the blog "x" (eo-eo)'],
    ["with what a terminal would obey", { uid: "x\u001b[31m" }, 'the blog "x[31m" (hr)'],
  ])("is named too where it leads to a document %s", (_, rest, name) => {
    const [lost] = lostIn(raw("a", "hr", [], { link: link("x", "hr", rest) }), "hr");
    expect(lost).toContain(`has in "link" a link to ${name}, which has no page`);
  });

  it("is none where nobody has filled in the link", () => {
    const empty = { link_type: "Document", type: null, uid: null };
    expect(lostIn(raw("a", "hr", [], { empty, web: { link_type: "Web" } }), "hr")).toEqual([]);
  });
});

describe("the languages that a page offers", () => {
  it("are all in the order of the table, however the service tells them", () => {
    const all = ["sr:d", "hr:a", "en:b", "de:c"];
    const without = (own: string) => all.filter((sibling) => sibling !== own);
    const every = "/hr/blog/a/ /en/blog/b/ /de/blog/c/ /sr/blog/d/ /sr-cyrl/blog/d/";
    expect(
      ways(
        list("sr", raw("d", "sr", without("sr:d"))),
        list("de", raw("c", "de", without("de:c"))),
        list("hr", raw("a", "hr", without("hr:a"))),
        list("en", raw("b", "en", without("en:b"))),
      ),
    ).toEqual({
      "/hr/blog/a/": every,
      "/en/blog/b/": every,
      "/de/blog/c/": every,
      "/sr/blog/d/": every,
      "/sr-cyrl/blog/d/": every,
    });
  });

  it("are three where a document has three", () => {
    expect(
      ways(
        list("hr", raw("caplje", "hr", ["en:herons", "de:reiher"])),
        list("en", raw("herons", "en", ["hr:caplje", "de:reiher"])),
        list("de", raw("reiher", "de", ["hr:caplje", "en:herons"])),
        list("sr", raw("drugo", "sr")),
      ),
    ).toEqual({
      "/hr/blog/caplje/": "/hr/blog/caplje/ /en/blog/herons/ /de/blog/reiher/",
      "/en/blog/herons/": "/hr/blog/caplje/ /en/blog/herons/ /de/blog/reiher/",
      "/de/blog/reiher/": "/hr/blog/caplje/ /en/blog/herons/ /de/blog/reiher/",
      "/sr/blog/drugo/": "/sr/blog/drugo/ /sr-cyrl/blog/drugo/",
      "/sr-cyrl/blog/drugo/": "/sr/blog/drugo/ /sr-cyrl/blog/drugo/",
    });
  });

  it("are its own without translations named by the service, even beside the same uid", () => {
    expect(ways(list("hr", raw("a", "hr")), list("de", raw("a", "de")))).toEqual({
      "/hr/blog/a/": "/hr/blog/a/",
      "/de/blog/a/": "/de/blog/a/",
    });
  });

  it.each([
    ["does not exist", "de:gone"],
    ["is of another type", "de:program-only"],
    ["is in a language that is not ours", "eo:a"],
    ["leads elsewhere", "de:../../x"],
    ["has no uid", "de:"],
  ])("leave out a sibling that %s", (_, sibling) => {
    const programs: Collected = {
      type: "program",
      language: "de",
      documents: [raw("program-only", "de")],
    };
    const found = ways(list("hr", raw("a", "hr", [sibling])), programs);
    expect(found["/hr/blog/a/"]).toBe("/hr/blog/a/");
  });

  it("lead to the sibling that exists where the service tells two", () => {
    expect(
      ways(list("hr", raw("a", "hr", ["de:gone", "de:b"])), list("de", raw("b", "de"))),
    ).toEqual({
      "/hr/blog/a/": "/hr/blog/a/ /de/blog/b/",
      "/de/blog/b/": "/hr/blog/a/ /de/blog/b/",
    });
  });

  it("do not change because a document names itself, or another one, in its own language", () => {
    expect(ways(list("hr", raw("a", "hr", ["hr:a", "hr:b"]), raw("b", "hr", ["hr:a"])))).toEqual({
      "/hr/blog/a/": "/hr/blog/a/",
      "/hr/blog/b/": "/hr/blog/b/",
    });
  });

  it("lead both ways when only one side tells of the other", () => {
    expect(ways(list("hr", raw("a", "hr", ["de:b"])), list("de", raw("b", "de")))).toEqual({
      "/hr/blog/a/": "/hr/blog/a/ /de/blog/b/",
      "/de/blog/b/": "/hr/blog/a/ /de/blog/b/",
    });
  });

  it("lead neither way when the other side names another document", () => {
    expect(
      ways(
        list("hr", raw("a", "hr", ["de:b"]), raw("c", "hr", ["de:b"])),
        list("de", raw("b", "de", ["hr:c"])),
      ),
    ).toEqual({
      "/hr/blog/a/": "/hr/blog/a/",
      "/hr/blog/c/": "/hr/blog/c/ /de/blog/b/",
      "/de/blog/b/": "/hr/blog/c/ /de/blog/b/",
    });
  });

  it("are the same in two builds, in whatever order the documents came", () => {
    const first = raw("a", "hr", ["de:b"]);
    const second = raw("c", "hr", ["de:b"]);
    const silent = list("de", raw("b", "de"));
    expect(ways(list("hr", first, second), silent)).toEqual(
      ways(silent, list("hr", second, first)),
    );
  });

  it("always lead back to the page they start from", () => {
    const uids = ["a", "b", "c"];
    const languages = WRITTEN_LANGUAGES;
    for (let seed = 1; seed <= 300; seed += 1) {
      let state = seed;
      const chance = (of: number) => {
        state = (state * 48271) % 2147483647;
        return state % of;
      };
      const collections = languages.map((language) =>
        list(
          language,
          ...uids.map((uid) =>
            raw(
              uid,
              language,
              languages.filter(() => chance(2) > 0).map((other) => `${other}:${uids[chance(3)]}`),
            ),
          ),
        ),
      );
      const { documents } = assemble(...collections);
      const byPath = new Map(documents.map((document) => [document.path, document]));
      for (const { path, translations } of documents) {
        for (const translation of translations) {
          const back = byPath.get(translation.path)?.translations.map((one) => one.path);
          expect(back, `${translation.path} with seed ${seed}`).toContain(path);
        }
        expect(new Set(translations.map((one) => one.language)).size).toBe(translations.length);
      }
    }
  });
});

describe("a link within a document", () => {
  const linking = (uid: string, lang: string) => ({
    content: [
      {
        type: "paragraph",
        text: "here",
        spans: [
          {
            type: "hyperlink",
            start: 0,
            end: 4,
            data: { link_type: "Document", type: "blog", uid, lang },
          },
        ],
      },
    ],
  });
  const firstPart = (uid: string, lang: string) => {
    const { documents } = assemble(
      list("hr", raw("a", "hr", [], linking(uid, lang))),
      list("de", raw("b", "de")),
    );
    const block = documents[0]?.content[0];
    return block?.kind === "paragraph" ? block.children[0] : undefined;
  };

  it("leads to the page in the document's language", () => {
    const link = { to: "page", path: "/de/blog/b/", language: "de" };
    expect(firstPart("b", "de-de")).toMatchObject({ kind: "link", link });
  });

  it.each([
    ["b", "hr"],
    ["gone", "de-de"],
    ["../../b", "de-de"],
    ["", "de-de"],
  ])("keeps its words where %j (%s) has no page", (uid, lang) => {
    expect(firstPart(uid, lang)).toEqual({ kind: "text", text: "here" });
  });
});

it("takes in twenty thousand documents quickly", () => {
  const COUNT = many(20_000);
  const documents = Array.from({ length: COUNT }, (_, index) =>
    raw(`uid-${index}`, "hr", [`de:uid-${index}`]),
  );
  const took = processorTime(() => {
    expect(assemble(list("hr", ...documents)).documents).toHaveLength(COUNT);
  });
  expect(took).toBeLessThan(2000);
});
