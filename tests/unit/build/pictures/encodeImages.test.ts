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

it("makes anew what an earlier build made without a placeholder", async () => {
  const picture = await pictureOf(840);
  const { placeholder, ...older } = await encode(picture, cache);
  const record = readdirSync(cache).find((name) => /^840-\d+\.json$/.test(name)) ?? "";
  writeFileSync(join(cache, record), JSON.stringify(older));
  expect((await encode(picture, cache)).placeholder).toBe(placeholder);
});
