import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freezeTime, refuseNetwork, STORY_TIME } from "../../../.storybook/freeze.ts";

beforeEach(() => {
  vi.stubGlobal("Date", Date);
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", new URL("http://localhost:6006/iframe.html"));
});
afterEach(() => vi.unstubAllGlobals());

test("every story plays at one moment", () => {
  freezeTime();
  expect(Date.now()).toBe(STORY_TIME);
  const now = new Date();
  expect(now.getTime()).toBe(STORY_TIME);
  expect(now).toBeInstanceOf(Date);
});

test("dates that a story names stay what they are", () => {
  freezeTime();
  expect(new Date("2025-09-01").toISOString()).toBe("2025-09-01T00:00:00.000Z");
  expect(new Date(2025, 8, 1).getMonth()).toBe(8);
  expect(Date.UTC(2025, 8, 1)).toBe(Date.parse("2025-09-01T00:00:00Z"));
});

test.each(["https://www.example.org/", "/api/inquiry", "https://www.example.org/pictures/a.webp"])(
  "a story cannot ask the network for %s",
  async (address) => {
    refuseNetwork();
    await expect(fetch(address)).rejects.toThrow("stories have no network");
  },
);
