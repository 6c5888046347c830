import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type PreparedPictures,
  preparePictures,
} from "../../../../src/build/pictures/preparePictures.ts";
import type { PictureReference } from "../../../../src/documents/types.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const publicFolder = join(folder, "public");
const warnings: string[] = [];

const reference = (name: string): PictureReference => ({
  url: pathToFileURL(join(folder, `${name}.png`)).href,
  alt: `Words of ${name}`,
  credit: "",
  width: null,
  height: null,
});
const elsewhere = (url: string): PictureReference => ({ ...reference("x"), url });

/** Red at its upper and lower edge, blue between them. */
async function draw(name: string, width: number, height: number): Promise<void> {
  const edge = {
    create: { width, height: Math.round(height / 20), channels: 3 as const, background: "red" },
  };
  await sharp({ create: { width, height, channels: 3, background: "blue" } })
    .composite([
      { input: edge, gravity: "north" },
      { input: edge, gravity: "south" },
    ])
    .png()
    .toFile(join(folder, `${name}.png`));
}

let prepared: PreparedPictures;

beforeAll(async () => {
  await draw("shared", 900, 900);
  await draw("shown", 300, 200);
  prepared = await preparePictures(
    [reference("shared"), reference("shown")],
    [reference("shared")],
    {
      pathPrefix: "/region",
      cache: join(folder, "cache"),
      publicFolder,
      warn: (message) => warnings.push(message),
    },
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a picture that stands for a page where it is shared", () => {
  it("is a JPEG of 1200 to 630 pixels beside the other pictures", async () => {
    const { src, ...rest } = prepared.share(reference("shared"));
    expect(warnings).toEqual([]);
    expect(rest).toEqual({ alt: "Words of shared", width: 1200, height: 630 });
    expect(src).toMatch(/^\/region\/pictures\/[\w-]+\.jpg$/);
    const file = join(publicFolder, src.replace("/region/", ""));
    expect(await sharp(file).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  it("is cut at its edges, not pressed", async () => {
    const file = join(
      publicFolder,
      prepared.share(reference("shared")).src.replace("/region/", ""),
    );
    const { channels } = await sharp(file).stats();
    expect(channels[0]?.max).toBeLessThan(40);
    expect(channels[2]?.min).toBeGreaterThan(200);
  });

  it("is made of no other picture", () => {
    const names = readdirSync(join(publicFolder, "pictures"));
    expect(names.filter((name) => name.endsWith(".jpg"))).toHaveLength(1);
    expect(prepared.show(reference("shown")).src).toMatch(/^\/region\/pictures\/.+\.webp$/);
  });

  it("is cut by the service's host where it stays there", () => {
    const url = "https://images.example/a.png?auto=format&w=300&h=300&fit=max&rect=0,0,9,9";
    const { src, width, height } = prepared.share(elsewhere(url));
    expect([width, height]).toEqual([1200, 630]);
    const parameters = Object.fromEntries(new URL(src).searchParams);
    expect(parameters).toMatchObject({
      w: "1200",
      h: "630",
      fit: "crop",
      fm: "jpg",
      rect: "0,0,9,9",
    });
  });
});

describe("the same picture at two addresses", () => {
  it("is made once, and shown at both", async () => {
    await draw("one", 1200, 800);
    const names = ["one", "two", "three", "four"];
    for (const name of names.slice(1)) {
      copyFileSync(join(folder, "one.png"), join(folder, `${name}.png`));
    }
    const both = names.map(reference);
    const told: string[] = [];
    const { show } = await preparePictures(both, both, {
      pathPrefix: "",
      cache: join(folder, "another cache"),
      publicFolder,
      warn: (message) => told.push(message),
    });
    expect(told).toEqual([]);
    expect(new Set(both.map((one) => show(one).src)).size).toBe(1);
    expect(show(reference("one")).src).toMatch(/^\/pictures\//);
  });
});
