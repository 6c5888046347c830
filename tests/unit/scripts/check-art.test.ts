import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawScenes } from "../../../art/draw.ts";
import type { Scene } from "../../../art/kit/scene.ts";
import { findStaleArt } from "../../../scripts/checks/staleArt.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "art-"));
});

afterEach(() => rm(folder, { recursive: true }));

const inColour = (name: string, colour: string): Scene => ({
  name,
  format: { width: 60, height: 40 },
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${colour}"/></svg>`,
});

const NAMES = ["a", "b", "c", "d", "e", "f"];

const inColours = (colour: string): Scene[] => NAMES.map((name) => inColour(name, colour));

it("is content with pictures as their scenes draw them, and with a scene without a picture", async () => {
  await drawScenes(inColours("#123456"), folder, () => {});
  expect(findStaleArt(inColours("#123456"), folder)).toEqual([]);
  expect(findStaleArt([inColour("g", "#123456")], folder)).toEqual([]);
});

it("says in one sentence what another colour makes necessary", async () => {
  await drawScenes(inColours("#123456"), folder, () => {});
  expect(findStaleArt(inColours("#563412"), folder)).toEqual([
    expect.stringMatching(/: 6 pictures: .* npm run assets:draw draws all/),
  ]);
});

it("names the one scene that was changed", async () => {
  await drawScenes(inColours("#123456"), folder, () => {});
  const changed = inColours("#123456").with(2, inColour("c", "#eeeeee"));
  expect(findStaleArt(changed, folder)).toEqual([
    expect.stringMatching(/: c: .* npm run assets:draw -- c$/),
  ]);
});
