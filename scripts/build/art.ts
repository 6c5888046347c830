import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { drawScenes, scenesOf } from "../../art/draw.ts";
import { ink, sand } from "../../art/kit/colour.ts";
import type { Scene } from "../../art/kit/scene.ts";
import { findUnseenScenes, readPictureLists } from "../checks/documents/pictures.ts";
import { runAsCommand } from "../command.ts";

const SCENES = resolve("art/scenes");
const PICTURES = resolve("content-service/pictures");
const SHEET = "docs/art.webp";
const KILOBYTE = 1000;

const COLUMNS = 6;
const THUMBNAIL = { width: 480, height: 320 };
const GAP = 24;
const CAPTION = 36;

async function thumbnail({ name, format }: Scene): Promise<Buffer> {
  const fit = format.height > format.width ? "contain" : "cover";
  return sharp(await readFile(join(PICTURES, `${name}.webp`)))
    .resize({ ...THUMBNAIL, fit, background: sand(98) })
    .toBuffer();
}

/** All scenes on one sheet, each with its name below it. */
async function contactSheet(scenes: Scene[]): Promise<void> {
  const step = { x: THUMBNAIL.width + GAP, y: THUMBNAIL.height + CAPTION + GAP };
  const size = {
    width: COLUMNS * step.x + GAP,
    height: Math.ceil(scenes.length / COLUMNS) * step.y + GAP,
  };
  const place = (index: number) => ({
    left: GAP + (index % COLUMNS) * step.x,
    top: GAP + Math.floor(index / COLUMNS) * step.y,
  });
  const captions = scenes.map(({ name }, index) => {
    const { left, top } = place(index);
    return `<text x="${left}" y="${top + THUMBNAIL.height + CAPTION - 10}">${name}</text>`;
  });
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="20" fill="${ink(20)}">${captions.join("")}</svg>`;
  const pictures = await Promise.all(
    scenes.map(async (scene, index) => ({ input: await thumbnail(scene), ...place(index) })),
  );
  await sharp({ create: { ...size, channels: 3, background: sand(100) } })
    .composite([...pictures, { input: Buffer.from(words), left: 0, top: 0 }])
    .webp({ quality: 80 })
    .toFile(SHEET);
}

/** Takes away the scenes that nothing shows, with their pictures; Git keeps them. */
async function tidy(): Promise<void> {
  const lists = readPictureLists();
  const unseen = findUnseenScenes(lists);
  for (const name of unseen) {
    await rm(join(SCENES, `${name}.ts`));
    await rm(join(PICTURES, `${name}.webp`), { force: true });
  }
  await contactSheet(await scenesOf(SCENES));
  console.log(`${unseen.length} scenes that nothing shows are gone, with their pictures.`);
}

// Draws the poster scenes: npm run art (all of them, and the sheet), npm run art -- fire square
void runAsCommand("art", async (names) => {
  if (names.join() === "--tidy") return tidy();
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
