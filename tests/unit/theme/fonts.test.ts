import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { STAND_INS, standInName } from "../../../design-tokens/primitives/type.ts";
import { readLetters } from "../../../src/build/fonts/characters.ts";
import { adjust, LOCAL_FONTS } from "../../../src/build/fonts/faces.ts";
import { makeFonts, type SiteFont } from "../../../src/build/fonts/makeFonts.ts";
import { siteFonts, writeFonts } from "../../../src/build/fonts/writeFonts.ts";
import { WRITING_TABLES } from "../../../src/i18n/languages/writingTables.ts";
import type { Language } from "../../../src/i18n/languages.ts";
import { FAMILIES } from "../../../src/theme/families.ts";

const BUDGET_IN_BYTES = 45_000;

// Neither font has arrows; a visitor's own draws them. A soft hyphen is drawn as a hyphen, and only where a line ends.
const WITHOUT = ["→", "←", "\u00ad"];

let fonts: SiteFont[] = [];
beforeAll(async () => {
  fonts = await makeFonts(readLetters());
}, 60_000);

const lettersIn = ({ files }: SiteFont): Set<string> =>
  new Set(files.flatMap(({ letters }) => letters));

describe("the site's fonts", () => {
  it.each([
    { script: "Latin", isGuest: false },
    { script: "Cyrillic", isGuest: true },
  ])("weigh no more than their budget, those of $script letters", ({ isGuest }) => {
    const bytes = fonts
      .flatMap(({ files }) => files.filter(({ guest }) => Boolean(guest) === isGuest))
      .map((file) => file.bytes.length);
    expect(bytes).toHaveLength(4);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_IN_BYTES);
  });

  it("draw every letter that the languages and our words and documents use", () => {
    for (const font of fonts) {
      const missing = [...readLetters()].filter((letter) => !lettersIn(font).has(letter));
      expect(missing.filter((letter) => !WITHOUT.includes(letter))).toEqual([]);
    }
  });

  it.each([
    "č",
    "ć",
    "đ",
    "š",
    "ž",
    "Đ",
    "ß",
    "ẞ",
    "Ü",
    "„",
    "“",
    "’",
    "–",
    "·",
    "×",
    "€",
    "\u00a0",
  ])("draw %j", (letter) => {
    for (const font of fonts) expect(lettersIn(font)).toContain(letter);
  });

  it("draw nothing else", () => {
    const letters = readLetters();
    for (const font of fonts) {
      expect([...lettersIn(font)].filter((letter) => !letters.includes(letter))).toEqual([]);
    }
  });

  it("are files that browsers know as WOFF2, named after what is in them", () => {
    for (const { name, bytes } of fonts.flatMap(({ files }) => files)) {
      expect(name).toMatch(
        /^(?:(fraunces|figtree)-latin(-ext)?|(vollkorn|source-sans-3)-cyrillic-(normal|italic))-[0-9a-f]{20}\.woff2$/,
      );
      expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
    }
  });

  it("come out the same each time", async () => {
    const again = await makeFonts(readLetters());
    const names = (made: SiteFont[]) => made.flatMap(({ files }) => files.map(({ name }) => name));
    expect(names(again)).toEqual(names(fonts));
  });
});

describe("a page", () => {
  it("loads the letters beyond English early where its language has them", async () => {
    const { preload } = await siteFonts();
    expect(preload.hr).toHaveLength(4);
    expect(preload.sr).toEqual(preload.hr);
    expect(preload.en).toHaveLength(2);
    expect(preload.de).toEqual(preload.en);
    expect(preload["sr-cyrl"]).toHaveLength(4);
    expect(preload["sr-cyrl"].join()).toMatch(
      /vollkorn-cyrillic-normal.*source-sans-3-cyrillic-normal/,
    );
  });

  it("finds every file that its rules name", async () => {
    const folder = mkdtempSync(join(tmpdir(), "fonts-"));
    try {
      await writeFonts(folder);
      const { faces } = await siteFonts();
      const named = (language: Language): string[] =>
        [...faces[language].matchAll(/url\((.+?)\)/g)].map(([, path]) => path ?? "");
      expect(named("de")).toHaveLength(4);
      expect(named("sr-cyrl")).toHaveLength(8);
      for (const path of named("sr-cyrl")) {
        expect(readFileSync(join(folder, path)).length).toBeGreaterThan(0);
      }
      expect(readdirSync(join(folder, "fonts"))).toHaveLength(8);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("asks for the second file of a font only when it has one of its letters", async () => {
    const { faces } = await siteFonts();
    const ranges = [...faces.hr.matchAll(/unicode-range:(.+?)[;}]/g)].map(
      ([, range]) => range ?? "",
    );
    expect(ranges).toHaveLength(2);
    for (const range of ranges) {
      for (const letter of WRITING_TABLES.hr.alphabet) {
        expect(range.split(",")).toContain(`U+${letter.charCodeAt(0).toString(16)}`);
      }
      expect(range.split(",")).not.toContain("U+20");
    }
  });

  it("names the stand-ins in its styles as in its rules", async () => {
    const { faces } = await siteFonts();
    for (const { role, family } of fonts) {
      for (const font of STAND_INS[role]) {
        const name = `"${standInName(family, font)}"`;
        expect(FAMILIES[role]).toContain(name);
        expect(faces.hr).toContain(`font-family:${name}`);
      }
    }
  });
});

const share = (percent: string): number => Number.parseFloat(percent) / 100;

it("does not move when a font takes the place of its stand-in", () => {
  for (const { role, measures } of fonts) {
    for (const font of STAND_INS[role]) {
      const local = LOCAL_FONTS[font];
      const adjusted = adjust(measures, local);
      const size = share(adjusted["size-adjust"]);
      expect(local.advance * size).toBeCloseTo(measures.advance, 3);
      expect(share(adjusted["ascent-override"]) * size).toBeCloseTo(measures.ascent, 3);
      expect(share(adjusted["descent-override"]) * size).toBeCloseTo(measures.descent, 3);
      expect(share(adjusted["line-gap-override"]) * size).toBeCloseTo(measures.lineGap, 3);
    }
  }
});
