import { beforeAll, describe, expect, it } from "vitest";
import {
  readMarkdownFile,
  readMarkdownPages,
} from "../../../src/build/markdownPages/markdownFiles.ts";
import { readMarkdownPage } from "../../../src/build/markdownPages/readMarkdownPage.ts";
import { lostLinksIn, toMarkdownPage } from "../../../src/build/markdownPages/toMarkdownPage.ts";
import { documentPath } from "../../../src/documents/paths.ts";
import type { ProseBlock } from "../../../src/documents/types.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LANGUAGES, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";

const FILLS = {
  site: "Podunavlje",
  company: "Dunav d.o.o.",
  mail: "[a@b.example](mailto:a@b.example)",
};

const page = (body: string, head = "title: Terms\nlead: Of {{site}}"): string =>
  `---\n${head}\n---\n${body}\n`;

const faultsOf = (text: string): string[] =>
  readMarkdownPage(text, "locales/de/terms.md", FILLS).faults.map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

const contentOf = (body: string): ProseBlock[] =>
  toMarkdownPage(
    readMarkdownPage(page(body), "locales/de/terms.md", FILLS),
    "/terms/",
    "de",
    documentPath,
  ).content;

describe("a page of words", () => {
  it("has its title, its lead and its address", () => {
    const read = readMarkdownPage(page("## One"), "locales/de/terms.md", FILLS);
    expect(toMarkdownPage(read, "/terms/", "de", documentPath)).toEqual({
      path: "/de/terms/",
      title: "Terms",
      lead: "Of Podunavlje",
      content: [{ kind: "heading", level: 2, children: [{ kind: "text", text: "One" }] }],
    });
  });

  it("links to a page of the site in its own language", () => {
    expect(contentOf("[Ask](/contact/)")).toMatchObject([
      { children: [{ kind: "link", link: { to: "page", path: "/de/contact/", language: "de" } }] },
    ]);
  });

  it("links to a document of the site, and says only its words where the site lacks it", () => {
    const read = readMarkdownPage(
      page("[Ilok](document:destination/ilok)"),
      "locales/de/a.md",
      FILLS,
    );
    const path = "/de/destinations/illok/";
    expect(toMarkdownPage(read, "/a/", "de", () => path).content).toMatchObject([
      { children: [{ kind: "link", link: { to: "page", path, language: "de" } }] },
    ]);
    expect(toMarkdownPage(read, "/a/", "de", () => null).content).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "Ilok" }] },
    ]);
  });

  it("names a link that finds no page with its file, its line and what to do", () => {
    const lostIn = (mark: string, ...uids: string[]): string[] => {
      const body = page(`a\n\n[Ilok](document:destination/ilok${mark})`);
      const read = readMarkdownPage(body, "locales/de/a.md", {});
      expect(lostLinksIn(read, "de", documentPath, () => uids)).toEqual([]);
      return lostLinksIn(
        read,
        "de",
        () => null,
        () => uids,
      );
    };
    const lost =
      'locales/de/a.md:7: link "document:destination/ilok" finds no page in de. Publish the document in de, link to another one or write document:destination/ilok "optional".';
    expect(lostIn("", "reiher")).toEqual([lost]);
    expect(lostIn("", "reiher", "illok")).toEqual([
      `${lost} Did you mean "document:destination/illok"?`,
    ]);
    expect(lostIn(' "optional"', "illok")).toEqual([]);
  });

  it("has the letters and the pages of a language that has the texts of another", () => {
    const read = readMarkdownPage(
      page("[Ilok](document:destination/ilok), [Sirmium]{.latin}", "title: Njiva\nlead: Put"),
      "locales/sr/a.md",
      {},
    );
    expect(toMarkdownPage(read, "/a/", "sr-cyrl", documentPath)).toMatchObject({
      path: "/sr-cyrl/a/",
      title: "Њива",
      lead: "Пут",
      content: [
        {
          children: [
            {
              kind: "link",
              link: { path: "/sr-cyrl/destinations/ilok/", language: "sr-cyrl" },
              children: [{ text: "Илок" }],
            },
            { text: ", " },
            { kind: "label", children: [{ text: "Sirmium" }] },
          ],
        },
      ],
    });
  });

  it("ends a sentence with one full stop, whatever stands before it", () => {
    expect(contentOf("By {{company}}. On {{site}}.")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "By Dunav d.o.o. On Podunavlje." }] },
    ]);
  });

  it("fills in whom to write to, as a link", () => {
    expect(contentOf("- Mail: {{mail}}\n- Or not")).toMatchObject([
      {
        kind: "list",
        items: [
          [
            { kind: "text", text: "Mail: " },
            { kind: "link", link: { to: "address", href: "mailto:a@b.example" } },
          ],
          [{ kind: "text", text: "Or not" }],
        ],
      },
    ]);
  });
});

describe("what is wrong with a page of words", () => {
  it.each([
    ["no front matter", "Words", /terms\.md:1: no front matter\. Begin the file/],
    ["no lead", page("## A", "title: A"), /terms\.md:2: "lead" is missing/],
    ["an unknown field", page("", "title: A\nleed: B"), /terms\.md:3: unknown field "leed"/],
    [
      "an unknown name",
      page("a\n\n{{fax}}"),
      /terms\.md:7: nothing stands for \{\{fax\}\}.*\{\{mail\}\}/,
    ],
    [
      "a link in a title",
      page("", "title: A\nlead: Mail {{mail}}"),
      /nothing stands for \{\{mail\}\}/,
    ],
    [
      "a link to nowhere",
      page("[a](/kontakt/)"),
      /terms\.md:5: link "\/kontakt\/" leads nowhere.*\/contact\//,
    ],
    ["a link to a kind that is none", page("[a](document:hotel/x)"), /leads nowhere/],
    ["a second title", page("# A"), /terms\.md:5: the title stands above/],
    ["a picture", page("![A](a.webp)"), /terms\.md:5: pictures belong to documents/],
    ["markup", page("<b>a</b>"), /terms\.md:5: raw HTML is not supported/],
  ])("is told with its line and its cure: %s", (_, text, told) => {
    expect(faultsOf(text).join("\n")).toMatch(told);
  });
});

describe("the pages in locales/", () => {
  beforeAll(addAllMessages);

  it("are there in every language, with all that they promise", () => {
    const pages = readMarkdownPages([], () => undefined);
    for (const language of LANGUAGES) {
      expect(pages[language].map(({ route }) => route)).toEqual(
        expect.arrayContaining(["about", "aboutProject", "plan", "terms", "accessibility"]),
      );
      for (const { page } of pages[language]) {
        expect(page.title && page.lead && page.content.length).toBeGreaterThan(1);
        expect(JSON.stringify(page)).not.toContain("{{");
      }
    }
  });

  it("say which of their links find no document", () => {
    const lost: string[] = [];
    readMarkdownPages([], (link) => lost.push(link));
    const links = WRITTEN_LANGUAGES.map((language) =>
      lost.filter((link) => link.startsWith(`locales/${language}/`)),
    );
    expect(lost.length).toBeGreaterThan(0);
    expect(links.flat().sort()).toEqual(lost.sort());
  });

  it("are missed by name", () => {
    expect(readMarkdownFile("blog", "sr", {}).faults).toEqual([
      {
        file: "locales/sr/blog.md",
        message: "this file is missing. /blog/ is written in every language: write it.",
      },
    ]);
  });
});
