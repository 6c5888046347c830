import { readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { scenesOf } from "../../../art/draw.ts";

const FOLDER = resolve("art/scenes");
const PICTURES = resolve("content-service/pictures");
const NAMES = readdirSync(FOLDER).map((file) => basename(file, ".ts"));

/** Of 255: a scene that was changed and not drawn again differs far more. */
const ALIKE = 5;

const scenes = await scenesOf(FOLDER);

/** Small enough that only what the picture is about remains. */
const glance = (picture: string | Buffer): Promise<Buffer> =>
  sharp(picture).resize(48, 48, { fit: "fill" }).removeAlpha().raw().toBuffer();

it("has a scene of its own name in every file, 75 at least", () => {
  expect(scenes.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
  expect(scenes.length).toBeGreaterThanOrEqual(75);
});

describe.each(scenes.map((scene) => [scene.name, scene] as const))("%s", (name, scene) => {
  it("is drawn alike each time, and its picture shows it", async () => {
    const drawn = scene.draw();
    expect(drawn).toBe(scene.draw());
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    const [now, kept] = await Promise.all([
      glance(Buffer.from(drawn)),
      glance(join(PICTURES, `${name}.webp`)),
    ]);
    const difference = now.reduce((sum, value, at) => sum + Math.abs(value - (kept[at] ?? 0)), 0);
    expect(difference / now.length, `draw it again: npm run art -- ${name}`).toBeLessThan(ALIKE);
  });
});
