import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drawScenes } from "../../../art/draw.ts";
import type { Scene } from "../../../art/kit/scene.ts";
import { findStaleArt } from "../../../scripts/checks/drawnPictures.ts";

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
  expect(await findStaleArt(inColours("#123456"), folder)).toEqual([]);
  expect(await findStaleArt([inColour("g", "#123456")], folder)).toEqual([]);
});

it("draws nothing that stands as it was drawn, and everything when it shall be thorough", async () => {
  await drawScenes([inColour("a", "#123456")], folder, () => {});
  const drawn: string[] = [];
  const told = { ...inColour("a", "#123456"), draw: () => inColour("a", "#123456").draw() };
  const draw = (): string => {
    drawn.push("a");
    return told.draw();
  };
  expect(await findStaleArt([{ ...told, draw }], folder)).toEqual([]);
  const [atOnce, thorough] = [drawn.length, await findStaleArt([{ ...told, draw }], folder, {})];
  expect(thorough).toEqual([]);
  expect(drawn.length - atOnce).toBeGreaterThan(atOnce);
});

it("says in one sentence what another colour makes necessary", async () => {
  await drawScenes(inColours("#123456"), folder, () => {});
  expect(await findStaleArt(inColours("#563412"), folder)).toEqual([
    expect.stringMatching(/^6 pictures in .* npm run art draws all of them and docs\/art\.webp/),
  ]);
});

it("names the one scene that was changed", async () => {
  await drawScenes(inColours("#123456"), folder, () => {});
  const changed = inColours("#123456").with(2, inColour("c", "#eeeeee"));
  expect(await findStaleArt(changed, folder)).toEqual([
    expect.stringMatching(/^c in .* draw it now: npm run art -- c$/),
  ]);
});
