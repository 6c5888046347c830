// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  LANGUAGES,
} from "../../../../src/i18n/languages.ts";
import { run } from "../../../../src/runtime/inline/languageRedirect.ts";
import { RESOLVING } from "../../../../src/runtime/pageState.ts";

const GIVEN = {
  site: { languages: LANGUAGES, fallback: DEFAULT_LANGUAGE, prefix: "" },
  htmlLangs: byLanguage((language) => LANGUAGE_TABLE[language].htmlLang),
};

const html = document.documentElement;

/** Where a visitor of this address is led to. */
function visit(address: string): string[] {
  const gone: string[] = [];
  history.replaceState({}, "", address);
  vi.spyOn(location, "replace").mockImplementation((to) => void gone.push(String(to)));
  run(GIVEN);
  return gone;
}

beforeEach(() => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr", "de-AT"]);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState({}, "", "/");
  html.removeAttribute(RESOLVING);
  html.lang = "";
});

it("leads to the browser's language, and hides what stands there meanwhile", () => {
  expect(visit("/blog/?a=1#b")).toEqual(["/de/blog/?a=1#b"]);
  expect(html.hasAttribute(RESOLVING)).toBe(true);
});

it("leads to the language that was chosen", () => {
  localStorage.setItem("language", "sr");
  expect(visit("/")).toEqual(["/sr/"]);
});

it("leads on where the browser denies its store", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(visit("/")).toEqual(["/de/"]);
});

it("gives the page its language where the address has one", () => {
  expect(visit("/sr/nope/")).toEqual([]);
  expect(html.lang).toBe("sr-Latn");
  expect(html.hasAttribute(RESOLVING)).toBe(true);
});

it("leaves alone what is no page", () => {
  expect(visit("/robots.txt")).toEqual([]);
  expect(html.dataset).not.toHaveProperty("resolving");
});
