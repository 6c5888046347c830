import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findRepeatedPictures } from "../../../scripts/checks/links.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const HERON = '<img class="wide" src="/pictures/7343-4-1088.webp" alt="A heron"/>';

it.each([
  ["twice", HERON],
  ["in another size", '<img src="/pictures/7343-4-400.avif" alt="A heron"/>'],
])("names the page and the picture that it shows %s", (_, again) => {
  put("hr/blog/index.html", `<p>${HERON}</p><p>${again}</p>`);
  expect(findRepeatedPictures(folder)).toEqual([
    expect.stringMatching(
      /^\/hr\/blog\/: shows a picture twice, \/pictures\/7343-4-\d+\.\w+ \(A heron\)$/,
    ),
  ]);
});

it("names a picture without words by its address, once, however often it is shown", () => {
  put("hr/index.html", '<img alt="" src="/pictures/a-4-768.webp"/>'.repeat(3));
  expect(findRepeatedPictures(folder)).toEqual([
    "/hr/: shows a picture twice, /pictures/a-4-768.webp",
  ]);
});

it("lets a picture wait in an item of a list that is not shown yet", () => {
  put(
    "hr/index.html",
    `<ul><li>${HERON}</li><li hidden="" data-months="2027-01">${HERON}</li></ul>`,
  );
  expect(findRepeatedPictures(folder)).toEqual([]);
});

it("lets parts of the map stand side by side", () => {
  put("hr/plan/index.html", '<img alt="" src="/pictures/map-wide-132f.svg"/>'.repeat(2));
  expect(findRepeatedPictures(folder)).toEqual([]);
});

it("knows a picture of another host whatever size is asked for", () => {
  const address = "https://images.example/heron.jpg?auto=format&amp;w=";
  put("hr/index.html", `<img src="${address}400" alt=""/><img src="${address}800" alt=""/>`);
  expect(findRepeatedPictures(folder)).toHaveLength(1);
});

it("finds nothing in other pictures, on other pages, nor in what stands there without script", () => {
  put("hr/index.html", `${HERON}<noscript>\n<div>${HERON}</div></noscript>`);
  put("de/index.html", `${HERON}<img src="/pictures/7344-4-1088.webp" alt="A heron"/>`);
  put("page-data/index.html", HERON.repeat(2));
  expect(findRepeatedPictures(folder)).toEqual([]);
});
