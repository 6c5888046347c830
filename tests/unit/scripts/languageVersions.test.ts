import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  findUnmatchedLinks,
  findUntransliterated,
} from "../../../scripts/checks/languageVersions.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "versions-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const VERSIONS = { hr: "/hr/plan/", de: "/de/plan/", "sr-Cyrl": "/sr-cyrl/plan/" };
const PETROVARADIN = { hr: "/hr/destinations/a/", de: "/de/destinations/b/" };

/** A page with its versions in its head: put("/hr/plan/", "<p>a</p>") */
function put(path: string, body: string, versions: Record<string, string> = VERSIONS): void {
  const file = join(folder, path, "index.html");
  mkdirSync(dirname(file), { recursive: true });
  const head = Object.entries(versions)
    .map(([lang, to]) => `<link rel="alternate" hrefLang="${lang}" href="https://a.example${to}"/>`)
    .join("");
  writeFileSync(
    file,
    `<html lang="x"><head>${head}</head><body><main>${body}</main></body></html>`,
  );
}

describe("the links of a page in its languages", () => {
  beforeEach(() => {
    put(PETROVARADIN.hr, "<h1>a</h1>", PETROVARADIN);
    put(PETROVARADIN.de, "<h1>b</h1>", PETROVARADIN);
  });

  it("are alike where they lead to the versions of one page", () => {
    put(VERSIONS.hr, `<a href="${PETROVARADIN.hr}">a</a><a href="https://b.example">b</a>`);
    put(VERSIONS.de, `<a href="${PETROVARADIN.de}#top">a</a><a href="https://b.example">b</a>`);
    expect(findUnmatchedLinks(folder)).toEqual([]);
  });

  it("are missed by name where one language has only the words", () => {
    put(VERSIONS.hr, `<a href="${PETROVARADIN.hr}">a</a>`);
    put(VERSIONS.de, "a");
    expect(findUnmatchedLinks(folder)).toEqual([
      "/de/plan/: has no link to /de/destinations/b/, as /hr/plan/ has.",
    ]);
  });

  it("are named where one language has one more", () => {
    put(VERSIONS.hr, "a");
    put(VERSIONS.de, '<a href="https://b.example">b</a>');
    expect(findUnmatchedLinks(folder)).toEqual([
      "/de/plan/: has a link to https://b.example, which /hr/plan/ lacks.",
    ]);
  });

  it("may be fewer where the document does not exist in the language, and on cards", () => {
    put(VERSIONS.hr, `<a href="${PETROVARADIN.hr}">a</a>`);
    put(
      VERSIONS.de,
      `<a href="${PETROVARADIN.de}">a</a><article><a href="/de/blog/">b</a></article>`,
    );
    put(VERSIONS["sr-Cyrl"], "а");
    expect(findUnmatchedLinks(folder)).toEqual([]);
  });
});

describe("the letters of a page", () => {
  it.each([
    ["a text", "<p>Dunavska obala, Ilok</p>", "Dunavska obala, Ilok"],
    ["a picture's description", '<img alt="Njiva">', "Njiva"],
    ["a name for screen readers", '<nav aria-label="Glavni"></nav>', "Glavni"],
    ["marks of a link", "<p>Реке: &lt;риверс&gt;GSHHG, Put</p>", "Реке: <риверс>GSHHG, Put"],
  ])("are named where they are those of another language: %s", (_, body, text) => {
    put(VERSIONS["sr-Cyrl"], body);
    put("/sr/plan/", body);
    expect(findUntransliterated(folder)).toEqual([
      `/sr-cyrl/plan/: is not transliterated: "${text}"`,
    ]);
  });

  it("are right in addresses, units, names that stay and the names of languages", () => {
    const body =
      '<p>Дунав 12 km, a@b.example</p><a lang="de">Deutsch</a><span translate="no">Sirmium</span><script>put</script>';
    put(VERSIONS["sr-Cyrl"], body);
    expect(findUntransliterated(folder)).toEqual([]);
  });
});
