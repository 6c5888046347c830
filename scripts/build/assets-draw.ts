import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { drawScenes, scenesOf } from "../../art/draw.ts";
import { ink, sand } from "../../art/kit/colour.ts";
import type { Scene } from "../../art/kit/scene.ts";
import { findUnusedScenes, readPictureLists } from "../checks/documents/pictures.ts";
import { runAsCommand } from "../command.ts";

const SCENES = resolve("art/scenes");
const PICTURES = resolve("content-service/pictures");
const SHEET = "docs/art.webp";
const KILOBYTE = 1000;

const COLUMNS = 6;
const THUMBNAIL = { width: 480, height: 320 };
const GAP = 24;
const CAPTION = 36;
const PAPER = sand(100);

/** A small picture of a scene, with its name below. */
async function thumbnail({ name, format }: Scene): Promise<Buffer> {
  const { width, height } = THUMBNAIL;
  const fit = format.height < format.width ? "cover" : "contain";
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}" font-family="sans-serif" font-size="20" fill="${ink(20)}"><text y="${CAPTION - 10}">${name}</text></svg>`;
  const picture = await sharp(await readFile(join(PICTURES, `${name}.webp`)))
    .resize({ ...THUMBNAIL, fit, background: sand(98) })
    .toBuffer();
  return sharp({ create: { width, height: height + CAPTION, channels: 3, background: PAPER } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(caption), left: 0, top: height },
    ])
    .png()
    .toBuffer();
}

/** All scenes on one sheet. */
async function contactSheet(scenes: Scene[]): Promise<void> {
  const rows = { across: COLUMNS, shim: GAP, background: PAPER };
  await sharp(await Promise.all(scenes.map(thumbnail)), { join: rows })
    .extend({ top: GAP, bottom: GAP, left: GAP, right: GAP, background: PAPER })
    .webp({ quality: 80 })
    .toFile(SHEET);
}

/** Deletes the scenes that nothing shows, and their pictures. */
async function deleteUnused(): Promise<void> {
  const lists = readPictureLists();
  const unseen = findUnusedScenes(lists);
  for (const name of unseen) {
    await rm(join(SCENES, `${name}.ts`));
    await rm(join(PICTURES, `${name}.webp`), { force: true });
  }
  await contactSheet(await scenesOf(SCENES));
  console.log(`${unseen.length} scenes that nothing shows were deleted, with their pictures.`);
}

// Draws the poster scenes: npm run assets:draw (all of them, and the sheet), npm run assets:draw -- fire square
void runAsCommand("assets-draw", async (names) => {
  if (names.join() === "--tidy") return deleteUnused();
  const all = await scenesOf(SCENES);
  const unknown = names.filter((name) => !all.some((scene) => scene.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no scene called ${unknown.join(", ")}. There are: ${all.map(({ name }) => name).join(", ")}.`,
    );
  }
  const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  const sum = await drawScenes(chosen, PICTURES, console.log);
  await contactSheet(all);
  console.log(
    `${chosen.length} scenes drawn, ${Math.round(sum / KILOBYTE)} kB; all are on ${SHEET}.`,
  );
});
