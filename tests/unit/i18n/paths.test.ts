import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import {
  languageOfPath,
  localizePath,
  stripPathPrefix,
  swapLanguage,
} from "../../../src/i18n/paths.ts";
import { PAGES, ROUTES, routePath } from "../../../src/i18n/routes.ts";

describe("a path in a language", () => {
  it.each([
    ["/", "hr", "/hr/"],
    ["/blog/", "de", "/de/blog/"],
    ["/program/canoe-dawn/", "sr", "/sr/program/canoe-dawn/"],
  ] as const)("%s in %s is %s", (path, language, localized) => {
    expect(localizePath(path, language)).toBe(localized);
    expect(languageOfPath(localized)).toBe(language);
  });
});

describe("the language of a path", () => {
  it.each([
    ["/hr/", "hr"],
    ["/hr", "hr"],
    ["/de/blog/canoe-dawn/", "de"],
    ["/en/nope", "en"],
    ["/sr//", "sr"],
  ])("%s is %s", (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });

  it.each([
    ["/"],
    [""],
    ["/desk/"],
    ["/des"],
    ["/hrvatska/"],
    ["/hr-HR/"],
    ["/HR/"],
    ["/rs/"],
    ["/en-eu/"],
    ["/blog/hr/"],
    ["//hr/"],
    ["hr/"],
    ["/hr.html"],
    ["/%68r/"],
    ["/404/"],
  ])("%j has none", (path) => {
    expect(languageOfPath(path)).toBeUndefined();
  });
});

describe("a site below a prefix", () => {
  it.each([
    ["/region/de/blog/", "/region", "/de/blog/"],
    ["/region/", "/region", "/"],
    ["/region", "/region", "/"],
    ["/a/b/hr/", "/a/b", "/hr/"],
    ["/de/de/", "/de", "/de/"],
    ["/region/region/hr/", "/region", "/region/hr/"],
    ["/hr/region/", "/region", "/hr/region/"],
    ["/regional/hr/", "/region", "/regional/hr/"],
    ["/region-2/hr/", "/region", "/region-2/hr/"],
    ["/Region/hr/", "/region", "/Region/hr/"],
    ["/a/bc/hr/", "/a/b", "/a/bc/hr/"],
    ["/hr/", "", "/hr/"],
    ["", "", ""],
  ])("reads %s below %j as %s", (path, prefix, stripped) => {
    expect(stripPathPrefix(path, prefix)).toBe(stripped);
  });
});

describe("the fixed pages", () => {
  it("stand where visitors know them", () => {
    expect(Object.fromEntries(ROUTES.map((route) => [route, PAGES[route].path]))).toEqual({
      home: "/",
      about: "/about/",
      aboutProject: "/about-project/",
      contact: "/contact/",
      plan: "/plan/",
      departures: "/departures/",
      gettingHere: "/getting-here/",
      blog: "/blog/",
      destinations: "/destinations/",
      programs: "/program/",
      map: "/map/",
      myJourney: "/journey/",
      terms: "/terms/",
      accessibility: "/accessibility/",
      sitemap: "/sitemap/",
    });
  });

  it("have one address each in every language", () => {
    const all = LANGUAGES.flatMap((language) => ROUTES.map((route) => routePath(route, language)));
    expect(new Set(all).size).toBe(LANGUAGES.length * ROUTES.length);
    for (const path of all) expect(path).toMatch(/^\/[a-z]{2}(-[a-z]{4})?\/([a-z-]+\/)?$/);
  });

  it("have the addresses that links are made of", () => {
    expect(routePath("home", "sr")).toBe("/sr/");
    expect(routePath("aboutProject", "de")).toBe("/de/about-project/");
    expect(routePath("programs", "hr")).toBe("/hr/program/");
  });
});

describe("the same path in another language", () => {
  it.each([
    ["/hr/blog/x/", "/de/blog/x/"],
    ["/hr", "/de/"],
    ["/hr/", "/de/"],
    ["/hr//evil.example", "/de//evil.example"],
    ["/nope/", "/de/nope/"],
    ["/", "/de/"],
  ])("of %s is %s", (path, expected) => {
    expect(swapLanguage(path, "de")).toBe(expected);
  });
});
