import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../../src/i18n/languages.ts";
import {
  chooseLanguage,
  matchLanguage,
  redirectFor,
  type SiteLanguages,
  type Visit,
} from "../../../src/i18n/redirectFor.ts";
import { madeUp } from "../mutation.ts";

const SITE: SiteLanguages = { languages: LANGUAGES, fallback: DEFAULT_LANGUAGE, prefix: "" };
const VISIT: Visit = { path: "/", search: "", hash: "", stored: null, preferred: [] };

describe("the site's language for a browser's", () => {
  it.each([
    ["hr", "hr"],
    ["hr-BA", "hr"],
    ["en-GB", "en"],
    ["EN_us", "en"],
    ["de-CH-1996", "de"],
    ["sr-Latn", "sr"],
    ["sr-Cyrl-RS", "sr-cyrl"],
    ["sr", "sr"],
    ["sr-cyrl", "sr-cyrl"],
    ["hr-Cyrl", "hr"],
    ["bs", "hr"],
    ["bs-Latn-BA", "hr"],
    ["bs-Cyrl-BA", "sr-cyrl"],
    ["bs-RS", "sr"],
    ["cnr", "sr"],
    ["cnr-Latn-ME", "sr"],
    ["cnr-HR", "hr"],
    ["sh", "sr"],
    ["sh-HR", "hr"],
    ["sh-BA", "hr"],
    ["sh-Cyrl-BA", "sr-cyrl"],
    ["sh-ME", "sr"],
  ])("%s is %s", (tag, language) => expect(matchLanguage(tag, LANGUAGES)).toBe(language));

  it.each(["sl", "", "-", "*", "eo-HR", "srp", "x-hr", "h", "english"])("%j is none", (tag) => {
    expect(matchLanguage(tag, LANGUAGES)).toBeUndefined();
  });
});

describe("the visitor's language", () => {
  it.each([
    [["sl", "de"], "de"],
    [["bs"], "hr"],
    [["sr-Cyrl-RS"], "sr-cyrl"],
    [["sr-RS", "sr-Cyrl-RS"], "sr"],
    [["eo", "en-GB"], "en"],
    [[], "hr"],
    [["eo", "it"], "hr"],
    [["eo", "sl", "sr", "en"], "sr"],
  ])("of a browser set to %j is %s", (preferred, language) => {
    expect(chooseLanguage({ stored: null, preferred }, SITE)).toBe(language);
  });

  it("is what the visitor chose, whatever the browser says", () => {
    expect(chooseLanguage({ stored: "en", preferred: ["de"] }, SITE)).toBe("en");
    expect(chooseLanguage({ stored: "de-AT", preferred: ["en"] }, SITE)).toBe("de");
  });

  it("is the page's when the site no longer has the chosen one", () => {
    expect(chooseLanguage({ stored: "eo", preferred: ["de"] }, SITE)).toBe("hr");
  });

  it.each(["", " ", "{}", "null!", "<script>", "de;", "x".repeat(5000), "1", "h"])(
    "is the browser's when %j is stored",
    (stored) => {
      expect(chooseLanguage({ stored, preferred: ["de"] }, SITE)).toBe("de");
    },
  );

  it("is not upset by what a browser should not say", () => {
    const preferred = [undefined, null, 7, "de"] as unknown as string[];
    expect(chooseLanguage({ stored: null, preferred }, SITE)).toBe("de");
  });
});

describe("an address at first sight", () => {
  const look = (path: string, site = SITE) =>
    redirectFor({ ...VISIT, path, search: "?a=1&a=2", hash: "#b", preferred: ["de"] }, site);

  it.each([
    ["/", "/de/?a=1&a=2#b"],
    ["/blog/", "/de/blog/?a=1&a=2#b"],
    ["/program/canoe-dawn", "/de/program/canoe-dawn?a=1&a=2#b"],
    ["//evil/x", "/de//evil/x?a=1&a=2#b"],
    ["/%2f%2fevil/", "/de/%2f%2fevil/?a=1&a=2#b"],
    ["/hrvatska/", "/de/hrvatska/?a=1&a=2#b"],
    ["/SR/blog/", "/sr/blog/?a=1&a=2#b"],
    ["/En", "/en/?a=1&a=2#b"],
    ["/č/", "/de/č/?a=1&a=2#b"],
    ["/404x/", "/de/404x/?a=1&a=2#b"],
  ])("%s goes to %s", (path, to) => expect(look(path)).toEqual({ kind: "go", to }));

  it.each([
    ["/hr", "hr"],
    ["/hr/", "hr"],
    ["/hr//evil.example", "hr"],
    ["/sr/nope/", "sr"],
  ])("%s is drawn in %s", (path, language) => {
    expect(look(path)).toEqual({ kind: "draw", language });
  });

  it.each([
    "/404/",
    "/404",
    "/404.html",
    "/robots.txt",
    "/pictures/a.webp",
    "/.well-known/security.txt",
    "/.well-known/x",
    "/storybook/",
    "/__/auth/handler",
  ])("%s stays", (path) => expect(look(path)).toEqual({ kind: "stay" }));

  it("keeps the path at which the site lives", () => {
    const site = { ...SITE, prefix: "/region" };
    expect(look("/region/blog/", site)).toEqual({ kind: "go", to: "/region/de/blog/?a=1&a=2#b" });
    expect(look("/region", site)).toEqual({ kind: "go", to: "/region/de/?a=1&a=2#b" });
    expect(look("/region/hr/", site)).toEqual({ kind: "draw", language: "hr" });
    expect(look("/regional/", site)).toEqual({ kind: "stay" });
    expect(look("/", site)).toEqual({ kind: "stay" });
  });

  const part = fc.constantFrom(
    ..."/ // \\ . .. %2f %5c hr de EN evil.example @ : ? # č %C4%8D blog a.b javascript: ~ + & =".split(
      " ",
    ),
  );
  const anyPath = fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }).map((parts) => {
    // As a browser has it in location.pathname.
    const url = new URL("https://site.example/");
    url.pathname = parts.join("/");
    return url.pathname;
  });

  it("never leads off the site, nor back to where it came from, for 10,000 made-up addresses", () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom("", "/region"), (path, prefix) => {
        const site = { ...SITE, prefix };
        const looked = redirectFor({ ...VISIT, path: prefix + path }, site);
        if (looked.kind !== "go") return;
        const target = new URL(looked.to, "https://site.example/");
        expect(target.origin).toBe("https://site.example");
        expect(target.pathname).toMatch(new RegExp(`^${prefix}/(hr|en|de|sr)/`));
        const again = redirectFor({ ...VISIT, path: target.pathname }, site);
        expect(again.kind).toBe("draw");
      }),
      { numRuns: madeUp(10_000) },
    );
  });
});
