import { afterEach, expect, it, vi } from "vitest";
import { keepPreference, PREFERENCE } from "../../../src/i18n/preference.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps the language under the name that the first look reads", () => {
  const setItem = vi.fn();
  vi.stubGlobal("localStorage", { setItem });
  keepPreference("de");
  expect(PREFERENCE).toBe("language");
  expect(setItem.mock.calls).toEqual([["language", "de"]]);
});

it("goes on where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => keepPreference("de")).not.toThrow();
});
