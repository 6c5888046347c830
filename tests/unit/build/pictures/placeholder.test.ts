import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { placeholderOf } from "../../../../src/build/pictures/placeholder.ts";

const PICTURES = "content-service/pictures";

const filesOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".webp"));

/** As it is written into a page. */
const sizeInPage = (placeholder: string): number =>
  `style="background-image:url(${placeholder});"`.length;

const miniatureOf = (placeholder: string): Buffer =>
  Buffer.from(placeholder.replace("data:image/webp;base64,", ""), "base64");

const plain = (width: number, height: number, background: sharp.Colour): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** Pixels of any colour, the same in every run: 16807 is the multiplier of Park and Miller. */
function noise(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const channels = Uint8Array.from({ length: 3 * width * height }, () => {
    state = (state * 16807) % 2147483647;
    return state;
  });
  return sharp(channels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The worst for its size: squares in the strongest colours, which the blur cannot level. */
const squares = async (): Promise<Buffer> =>
  sharp(await noise(6, 6))
    .threshold(128, { greyscale: false })
    .resize({ width: 800, kernel: "nearest" })
    .png()
    .toBuffer();

describe("a placeholder takes at most 300 bytes of a page", () => {
  it.each(filesOf(PICTURES))("for %s", async (file) => {
    const placeholder = await placeholderOf(readFileSync(join(PICTURES, file)));
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(sizeInPage(placeholder)).toBeLessThanOrEqual(300);
  });

  it.each([
    ["a noisy photograph", noise(900, 600)],
    ["squares in the strongest colours", squares()],
    ["a picture of one pixel", plain(1, 1, "teal")],
    ["a very wide picture", plain(3000, 20, "teal")],
  ])("for %s", async (_, picture) => {
    const placeholder = await placeholderOf(await picture);
    expect(placeholder).not.toBe("");
    expect(sizeInPage(placeholder)).toBeLessThanOrEqual(300);
  });
});

it.each([
  [1600, 1067, 15, 10],
  [1000, 1500, 10, 15],
  [500, 500, 15, 15],
])("has the shape of a picture of %i by %i pixels", async (width, height, small, low) => {
  const placeholder = await placeholderOf(await plain(width, height, "teal"));
  expect(await sharp(miniatureOf(placeholder)).metadata()).toMatchObject({
    format: "webp",
    width: small,
    height: low,
    hasAlpha: false,
  });
});

it("is turned as the picture is", async () => {
  const turned = await sharp(await plain(600, 400, "teal"))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width, height } = await sharp(miniatureOf(await placeholderOf(turned))).metadata();
  expect([width, height]).toEqual([10, 15]);
});

it("has the colours of the picture where they are", async () => {
  const ground = { input: await plain(60, 20, "#114455"), gravity: "south" };
  const picture = await sharp(await plain(60, 40, "#ffaa66"))
    .composite([ground])
    .png()
    .toBuffer();
  const { data, info } = await sharp(miniatureOf(await placeholderOf(picture)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowAt = (y: number): number[] => [...data.subarray(y * info.width * 3).subarray(0, 3)];
  const isNear = (seen: number[], wanted: number[]): boolean =>
    seen.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) < 24);
  expect(rowAt(0)).toSatisfy((seen: number[]) => isNear(seen, [0xff, 0xaa, 0x66]));
  expect(rowAt(info.height - 1)).toSatisfy((seen: number[]) => isNear(seen, [0x11, 0x44, 0x55]));
});

it("is the same whenever the picture is the same", async () => {
  const picture = readFileSync(join(PICTURES, "vineyards.webp"));
  expect(await placeholderOf(picture)).toBe(await placeholderOf(Buffer.from(picture)));
});

it("is not shown behind a picture with transparent parts", async () => {
  const hole = { input: await plain(40, 40, "#000"), blend: "dest-out" } as const;
  const picture = await sharp(await plain(120, 80, "teal"))
    .composite([hole])
    .png()
    .toBuffer();
  expect(await placeholderOf(picture)).toBe("");
});
