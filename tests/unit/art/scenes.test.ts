import { existsSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, it } from "vitest";
import { scenesOf } from "../../../art/draw.ts";

const FOLDER = resolve("art/scenes");
const NAMES = (existsSync(FOLDER) ? readdirSync(FOLDER) : []).map((file) => basename(file, ".ts"));

const scenes = await scenesOf(FOLDER);

it("has a scene of its own name in every file", () => {
  expect(scenes.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
});

it.each(scenes.map((scene) => [scene.name, scene] as const))(
  "draws %s alike each time",
  (_, scene) => {
    const drawn = scene.draw();
    expect(drawn).toBe(scene.draw());
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  },
);
