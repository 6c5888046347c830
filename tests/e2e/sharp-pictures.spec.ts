import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import { someDocument, someProgramWithPictures } from "./documents.ts";
import { expect, routePath, test, untilHydrated, word } from "./site.ts";

// The nightly visual tests check this in more detail.
const STEP = process.env.ALL === "1" ? 16 : 64;
const WIDTHS = Array.from({ length: 1 + 1600 / STEP }, (_, index) => 320 + index * STEP);
const HEIGHT = 800;

/** How far a picture may be scaled up, at a device pixel ratio of 1. */
const LARGEST = 1.15;

interface Blurred {
  picture: string;
  drawn: number;
  file: number;
}

/**
 * Pictures that are scaled up from the file that a browser chooses. Computed from the HTML, because
 * a browser keeps a large file that it has loaded.
 */
const blurred = (page: Page, largest: number): Promise<Blurred[]> =>
  page.evaluate(async (limit) => {
    const probe = document.createElement("div");
    probe.style.position = "absolute";
    document.body.append(probe);

    /**
     * "(min-width: 48em) 20rem, max(9vw, 75vh)" => ["(min-width: 48em) 20rem", "max(9vw, 75vh)"]
     */
    const partsOf = (sizes: string): string[] => {
      let depth = 0;
      const parts = [""];
      for (const letter of sizes) {
        if (letter === "(") depth++;
        if (letter === ")") depth--;
        if (letter === "," && depth === 0) parts.push("");
        else parts.push(`${parts.pop()}${letter}`);
      }
      return parts.map((part) => part.trim());
    };
    const widthOf = (sizes: string): number => {
      for (const part of partsOf(sizes)) {
        const [, media = "", length = "100vw"] = /^(\(m[^)]*\)\s+)?(.*)$/s.exec(part) ?? [];
        if (media && !matchMedia(media).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return window.innerWidth;
    };
    const widthsOf = (set: string): number[] =>
      set.split(",").flatMap((one) => Number(/(\d+)w$/.exec(one.trim())?.[1] ?? []));

    // With two compositions the aspect ratio is that of the current one.
    const composed = [...document.querySelectorAll<HTMLImageElement>("source[media] ~ img")];
    const isThere = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
    while (!composed.every(isThere)) await new Promise((done) => requestAnimationFrame(done));

    const found = [...document.querySelectorAll("img")].flatMap((image) => {
      const box = image.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return [];
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const isAsked = ({ media }: HTMLSourceElement) => !media || matchMedia(media).matches;
      const source = sources.find(isAsked) ?? image;
      const files = widthsOf(source.srcset).sort((one, other) => one - other);
      const wanted = widthOf(source.sizes);
      const file = files.find((one) => one >= wanted - 0.5) ?? files.at(-1) ?? image.naturalWidth;
      const isComposed = composed.includes(image);
      const wide = isComposed ? image.naturalWidth : Number(image.getAttribute("width"));
      const high = isComposed ? image.naturalHeight : Number(image.getAttribute("height"));
      const filling = high > 0 ? (box.height * wide) / high : box.width;
      const { objectFit } = getComputedStyle(image);
      const drawn =
        objectFit === "cover" ? Math.max(box.width, filling) : Math.min(box.width, filling);
      if (file === 0 || drawn <= file * limit) return [];
      const picture = image.getAttribute("src") ?? "?";
      return [{ picture, drawn: Math.round(drawn), file }];
    });
    probe.remove();
    return found;
  }, largest);

const PAGES: Record<string, (language: Language) => string> = {
  home: (language) => routePath("home", language),
  "a program": (language) => someDocument(language, ["program"]).path,
  stories: (language) => routePath("blog", language),
  destinations: (language) => routePath("destinations", language),
  programs: (language) => routePath("programs", language),
  "a story": (language) => someDocument(language, ["blog"]).path,
  "a destination": (language) => someDocument(language, ["destination"]).path,
  "what was found": (language) => searchPath(language, someDocument(language).title),
};

async function blurredAtAnyWidth(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const { picture, drawn, file } of await blurred(page, LARGEST)) {
      findings.push(`${width}: ${picture} is drawn ${drawn} px wide from a file of ${file}`);
    }
  }
  return findings;
}

for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
  test(`shows sharp pictures on the page of ${name}, however wide the screen is`, {
    tag: ["@wide", ...nightlyUnlessFirst(2, index)],
  }, async ({ page, language }) => {
    await page.goto(path(language));
    await untilHydrated(page);
    await expect(page.locator("main article, main img").first()).toBeVisible();
    expect(await blurredAtAnyWidth(page)).toEqual([]);
  });
}

test("shows sharp pictures in the gallery, however wide the screen is", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(someProgramWithPictures(language).path);
  await untilHydrated(page);
  await page
    .getByRole("region", { name: word(words, "program.pictures") })
    .locator("img")
    .first()
    .click();
  await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
  expect(await blurredAtAnyWidth(page)).toEqual([]);
});
