import { expect, it } from "vitest";
import type { BuildManifest } from "../../../scripts/build/buildManifest.ts";
import { deployBlockers } from "../../../scripts/build/deployGuards.ts";

const GOOD: BuildManifest = {
  purpose: "public",
  settings: { SITE_URL: "https://region.example", GATSBY_FIREBASE_PROJECT_ID: "your-region-1a2b3" },
  sources: {},
};

const withSettings = (settings: Record<string, string>): BuildManifest => ({
  ...GOOD,
  settings: { ...GOOD.settings, ...settings },
});

it("lets a build for the public go live, with a project and without", () => {
  expect(deployBlockers(GOOD, undefined)).toEqual([]);
  expect(
    deployBlockers({ ...GOOD, settings: { SITE_URL: "https://region.example" } }, undefined),
  ).toEqual([]);
});

it.each<[string, BuildManifest | undefined, RegExp]>([
  ["there is none", undefined, /^There is no finished build/],
  [
    "it was made by the tests",
    { ...GOOD, purpose: "test" },
    /was made by npm test, not for the public/,
  ],
  ["it was made to be looked at", { ...GOOD, purpose: "start" }, /was made by npm run start/],
  [
    "it is for the emulators",
    withSettings({ GATSBY_FIREBASE_EMULATORS: "on" }),
    /emulators of one machine/,
  ],
  [
    "its project is in emulators only",
    withSettings({ GATSBY_FIREBASE_PROJECT_ID: "demo-a" }),
    /emulators/,
  ],
  ["it does not know its address", { ...GOOD, settings: {} }, /build it again with SITE_URL=/],
  [
    "it is for an address below a path",
    withSettings({ PATH_PREFIX: "/regija" }),
    /below \/regija, .* without PATH_PREFIX/,
  ],
])("refuses a build in one sentence: %s", (_what, record, sentence) => {
  expect(deployBlockers(record, undefined)).toEqual([expect.stringMatching(sentence)]);
});

it("refuses a build that is older than its sources, and names one", () => {
  expect(deployBlockers(GOOD, "locales/hr.json")).toEqual([
    "The build in public/ is older than locales/hr.json: run npm run build again.",
  ]);
});

it("says all that is wrong at once", () => {
  const record = { ...GOOD, settings: { PATH_PREFIX: "/a", GATSBY_FIREBASE_EMULATORS: "on" } };
  expect(deployBlockers(record, "src/a.ts")).toHaveLength(4);
});
