import { expect, it } from "vitest";
import { SEARCH_PATH, searchPath } from "../../../src/i18n/searchPath.ts";

it("leads to the page that finds others, with the words if there are any", () => {
  expect(SEARCH_PATH).toBe("/search/");
  expect(searchPath("de")).toBe("/de/search/");
  expect(searchPath("de", "")).toBe("/de/search/");
  expect(searchPath("sr", "Ilok & Bač")).toBe("/sr/search/?q=Ilok+%26+Ba%C4%8D");
});
