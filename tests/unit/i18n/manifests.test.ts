import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { manifestFile, manifestOf, startPath } from "../../../src/i18n/manifests.ts";

describe("the manifest of a page", () => {
  it.each(LANGUAGES)("is that of %s on every page below its start", (language) => {
    const own = `/manifest_${language}.webmanifest`;
    expect(manifestOf(startPath(language))).toBe(own);
    expect(manifestOf(`/${language}/blog/`)).toBe(own);
    expect(manifestOf(`/${language}/no/such/page`)).toBe(own);
  });

  it.each(["/", "/404.html", "/blog/", "/desk/", "/hr", "/HR/", "", "hr/", "/x/hr/"])(
    "is the default one at %j, which no start begins",
    (path) => {
      expect(manifestOf(path)).toBe("/manifest.webmanifest");
    },
  );

  it("has a file of its own for each language, and one more", () => {
    const files = [undefined, ...LANGUAGES].map(manifestFile);
    expect(new Set(files).size).toBe(LANGUAGES.length + 1);
  });
});
