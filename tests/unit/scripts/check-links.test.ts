import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findBrokenLinks } from "../../../scripts/checks/links.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "links-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text = ""): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it("finds nothing where everything is there", () => {
  put(
    "hr/blog/index.html",
    '<h2 id="čaplje">Čaplje</h2><a id="q&amp;a" href="/hr/">Naslovnica</a>',
  );
  put("slike/čaplja 1.webp");
  put("a.js");
  put(
    "hr/index.html",
    `<a href="/hr/blog/">Priče</a><a href="/hr/blog/?topic=ptice#%C4%8Daplje">Čaplje</a>
    <a href="#main">Sadržaj</a><main id="main"></main><a href="/hr/blog/#q&amp;a">P</a>
    <a href="https://example.org/nope">Drugdje</a><a href="//example.org/nope">Drugdje</a>
    <a href="mailto:a@b.example">Pošta</a><script src="/a.js"></script>
    <img src="/slike/%C4%8Daplja%201.webp" srcset="/slike/%C4%8Daplja%201.webp 1x, /a.js 2x"/>`,
  );
  expect(findBrokenLinks(folder)).toEqual([]);
});

it.each([
  ["a page", '<a class="wide" href="/hr/nope/">Nema</a>', "/hr/nope/"],
  ["a page without its last stroke", '<a href="/hr">Nema</a>', "/hr"],
  ["a part of another page", '<a href="/hr/b/#nope">Nema</a>', "/hr/b/#nope"],
  ["a part of its own page", '<a href="#nope">Nema</a>', "#nope"],
  ["a picture", '<img alt="" src="/nope.webp"/>', "/nope.webp"],
  ["a picture for another screen", '<img srcset="/a.js 1x, /nope.webp 2x" />', "/nope.webp"],
  ["a script", '<script src="/nope.js" async=""></script>', "/nope.js"],
  ["what cannot be decoded", '<a href="/%E0%A4%A">Nema</a>', "/%E0%A4%A"],
])("finds %s that is not there", (_, html, link) => {
  put("a.js");
  put("hr/b/index.html");
  put("hr/index.html", html);
  expect(findBrokenLinks(folder)).toEqual([`/hr/: nothing is at "${link}"`]);
});

it("takes a picture that the server makes when it is asked for as one that is there", () => {
  put(".pictures.json", '["a-1-480.webp"]');
  put(
    "hr/index.html",
    '<img alt="" src="/pictures/a-1-480.webp"/><img alt="" src="/pictures/b.webp"/>',
  );
  expect(findBrokenLinks(folder)).toEqual(['/hr/: nothing is at "/pictures/b.webp"']);
});

it("says each link once, with how many pages have it", () => {
  for (const page of ["a", "b", "c"]) put(`${page}/index.html`, '<a href="/nope/">Nema</a>');
  expect(findBrokenLinks(folder)).toEqual(['/a/ and 2 more pages: nothing is at "/nope/"']);
});

it("knows a site below a path", () => {
  put("hr/index.html", '<a href="/region/hr/">Tu</a><a href="/hr/">Ne</a>');
  expect(findBrokenLinks(folder, "/region")).toEqual(['/hr/: nothing is at "/hr/"']);
});
