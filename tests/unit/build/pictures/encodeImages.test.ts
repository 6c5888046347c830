import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { encode } from "../../../../src/build/pictures/encodeImages.ts";

const cache = mkdtempSync(join(tmpdir(), "encoded-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const pictureOf = async (width: number) => ({
  bytes: await sharp({ create: { width, height: 20, channels: 3, background: "teal" } })
    .png()
    .toBuffer(),
  hash: String(width),
});

it("makes a picture in every width that it has, up to one for a whole wide screen", async () => {
  expect((await encode(await pictureOf(2000), cache)).widths).toEqual([
    400, 768, 1088, 1280, 1600, 1920,
  ]);
  expect((await encode(await pictureOf(900), cache)).widths).toEqual([400, 768, 900]);
});

it("makes anew what an earlier build made in other widths", async () => {
  const picture = await pictureOf(850);
  const made = await encode(picture, cache);
  const record = readdirSync(cache).find((name) => /^850-\d+\.json$/.test(name)) ?? "";
  const older = { ...made, widths: [400, 850] };
  writeFileSync(join(cache, record), JSON.stringify(older));
  expect((await encode(picture, cache)).widths).toEqual([400, 768, 850]);
  expect(JSON.parse(readFileSync(join(cache, record), "utf8"))).toEqual(made);
});

it("tells of a picture's sky and of its ground, and where the one ends, half as strong as they are", async () => {
  const sky = { input: { create: { width: 40, height: 20, channels: 3, background: "#ffaa66" } } };
  const ground = { create: { width: 40, height: 60, channels: 3, background: "#114455" } } as const;
  const bytes = await sharp(ground)
    .composite([{ ...sky, gravity: "north" } as sharp.OverlayOptions])
    .png()
    .toBuffer();
  expect((await encode({ bytes, hash: "bands" }, cache)).tint).toBe("#fa68 33%,#1458 0");
});

it("tells two equal bands of a picture of one colour, of greys, and of one that is clear", async () => {
  const grey = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#888888" } })
    .greyscale()
    .png()
    .toBuffer();
  expect((await encode({ bytes: grey, hash: "grey" }, cache)).tint).toMatch(/^#8888 \d+%,#8888 0$/);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background } })
    .png()
    .toBuffer();
  expect((await encode({ bytes: clear, hash: "clear" }, cache)).tint).toMatch(
    /^#0008 \d+%,#0008 0$/,
  );
});
