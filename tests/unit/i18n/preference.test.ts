import { afterEach, expect, it, vi } from "vitest";
import { LANGUAGE_STORAGE_KEY, storeLanguage } from "../../../src/i18n/preference.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps the language under the name that the first look reads", () => {
  const setItem = vi.fn();
  vi.stubGlobal("localStorage", { setItem });
  storeLanguage("de");
  expect(LANGUAGE_STORAGE_KEY).toBe("language");
  expect(setItem.mock.calls).toEqual([["language", "de"]]);
});

it("goes on where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => storeLanguage("de")).not.toThrow();
});
