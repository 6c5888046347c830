import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ContentFaults } from "../../content-service/src/documents/fault.ts";
import { isComplete } from "../../content-service/src/pictures/completeness.ts";
import { readFormat } from "../../content-service/src/pictures/formats.ts";
import { serve, titled, workspace } from "./content-fixture.ts";

const PAGES = "pages show WebP, AVIF, JPEG or PNG.";
const NO_PICTURE =
  "this is no picture, whatever its name says. Save it as WebP, AVIF, JPEG or PNG.";
const DAMAGED =
  "this picture is damaged, perhaps cut off while it was copied. Copy it again, or save it anew as WebP, AVIF, JPEG or PNG.";
const SMALLER = "Save it smaller: 4000 pixels on its longer side are plenty.";

type Put = Record<string, Buffer | string>;

async function faultsOf(files: Put, watch = false): Promise<string[]> {
  const made = workspace({ "blog/x/en.md": titled("X") });
  for (const [name, bytes] of Object.entries(files)) made.put(name, bytes);
  const error = await serve(made, { watch }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return [];
  if (!(error instanceof ContentFaults)) throw error;
  return error.message.split("\n").slice(1);
}

const box = (...brands: string[]): Buffer => {
  const [own = "", ...others] = brands;
  const text = Buffer.from(`ftyp${own}\0\0\0\0${others.join("")}`, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 4);
  return Buffer.concat([length, text, Buffer.alloc(64)]);
};

const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#0f5c63", noise } });
const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };

/** A PNG whose header claims a larger size than its data. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const bytes = await drawn().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe("a file in pictures/ that pages cannot show is named with what it really is", () => {
  test.each<[string, string, Buffer | string, string]>([
    [
      "a picture of a telephone",
      "foto.heic",
      box("heic", "mif1"),
      "a HEIC picture, as telephones take them, and",
    ],
    [
      "the same under another name",
      "foto.jpg",
      box("mif1", "heic"),
      "a HEIC picture, as telephones take them, and",
    ],
    ["a raw picture", "foto.cr3", box("crx ", "isom"), "a raw picture of a camera, and"],
    ["a film with a picture's name", "foto.jpg", box("isom", "mp42"), "a film, and"],
    ["a moving AVIF", "foto.avif", box("avis", "avif"), "a moving AVIF picture, and"],
    ["a BMP", "foto.bmp", Buffer.from("BM\0\0\0\0"), "a BMP picture, and"],
    ["a Photoshop file", "foto.psd", "8BPS\0\x01", "a Photoshop file, and"],
    [
      "a drawing",
      "znak.svg",
      '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="x"/>',
      "an SVG drawing, and",
    ],
    [
      "a drawing with a picture's name",
      "znak.png",
      "\uFEFF<svg viewBox='0 0 1 1'/>",
      "an SVG drawing, and",
    ],
    ["a document with a picture's name", "foto.png", "%PDF-1.7", "a PDF document, and"],
    ["an office document", "foto.jpeg", "PK\x03\x04", "an archive or an office document, and"],
    [
      "a web page saved as a picture",
      "foto.webp",
      "<!DOCTYPE html><p>",
      "a web page, not the picture on it, and",
    ],
    [
      "a pointer",
      "foto.webp",
      "version https://git-lfs.github.com/spec/v1\n",
      "a pointer of Git LFS, not the picture itself, and",
    ],
  ])("%s", async (_, name, bytes, what) => {
    const [fault, ...more] = await faultsOf({ [name]: bytes });
    expect(more).toEqual([]);
    expect(fault).toContain(`pictures/${name}: this is ${what} ${PAGES} `);
    expect(fault).toMatch(/\. [A-Z][^.]+\.$/);
  });

  test("a GIF and a TIFF, by whatever name", async () => {
    const [gif, tiff] = await Promise.all([drawn().gif().toBuffer(), drawn().tiff().toBuffer()]);
    expect(await faultsOf({ "a.gif": gif, "b.png": gif, "c.tif": tiff, "d.jpg": tiff })).toEqual([
      `pictures/a.gif: this is a GIF picture, and ${PAGES} Save a single image of it as PNG or WebP.`,
      `pictures/b.png: this is a GIF picture, and ${PAGES} Save a single image of it as PNG or WebP.`,
      `pictures/c.tif: this is a TIFF or raw picture, and ${PAGES} Export it as JPEG.`,
      `pictures/d.jpg: this is a TIFF or raw picture, and ${PAGES} Export it as JPEG.`,
    ]);
  });

  test("what is taken, but has the name of something else", async () => {
    const [jpeg, png, webp, avif] = await Promise.all([
      drawn().jpeg().toBuffer(),
      drawn().png().toBuffer(),
      drawn().webp().toBuffer(),
      drawn().avif().toBuffer(),
    ]);
    const renamed = (what: string, name: string) =>
      `this is ${what} picture under another name. Rename it "${name}", here and where documents name it.`;
    expect(await faultsOf({ "a.png": jpeg, "b.jpg": png, "c.d.gif": webp, e: avif })).toEqual([
      `pictures/a.png: ${renamed("a JPEG", "a.jpg")}`,
      `pictures/b.jpg: ${renamed("a PNG", "b.png")}`,
      `pictures/c.d.gif: ${renamed("a WebP", "c.d.webp")}`,
      `pictures/e: ${renamed("an AVIF", "e.avif")}`,
    ]);
    expect(
      await faultsOf({
        "a.JPG": jpeg,
        "b.jpeg": jpeg,
        "c.PNG": png,
        "d.webp": webp,
        "e.avif": avif,
      }),
    ).toEqual([]);
  });

  test("nothing, and no picture", async () => {
    expect(await faultsOf({ "a.webp": "", "b.png": "no picture", "c.heic": "neither" })).toEqual([
      "pictures/a.webp: this file is empty. Save it as WebP, AVIF, JPEG or PNG.",
      `pictures/b.png: ${NO_PICTURE}`,
      `pictures/c.heic: ${NO_PICTURE}`,
    ]);
  });

  test("one that is too large, by its size in pixels or bytes", async () => {
    const heavy = Buffer.concat([await drawn().png().toBuffer(), Buffer.alloc(51_000_000)]);
    expect(
      await faultsOf({
        "a.png": await pngThatSays(30_000, 30_000),
        "b.png": await pngThatSays(16_001, 100),
        "c.png": heavy,
      }),
    ).toEqual([
      `pictures/a.png: this picture has 30000 × 30000 pixels, and at most 100 million are taken. ${SMALLER}`,
      `pictures/b.png: this picture has 16001 × 100 pixels, and at most 16000 are taken on either side. ${SMALLER}`,
      `pictures/c.png: this picture has 52 MB, and at most 50 MB are taken. ${SMALLER}`,
    ]);
  });

  test("one that moves", async () => {
    const frames = await drawn(60, 80).raw().toBuffer();
    const raw = { width: 60, height: 80, channels: 3 as const, pageHeight: 40 };
    const webp = await sharp(frames, { raw }).webp().toBuffer();
    const png = await drawn().png().toBuffer();
    const moving = Buffer.concat([
      png.subarray(0, 33),
      Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1"),
      png.subarray(33),
    ]);
    expect(await faultsOf({ "a.webp": webp, "b.png": moving })).toEqual([
      "pictures/a.webp: this picture moves, and pages show still ones. Save a single image of it.",
      "pictures/b.png: this is a moving PNG picture. Save a single image of it.",
    ]);
  });

  test("a folder, and a link that leads nowhere", async () => {
    const made = workspace({ "blog/x/en.md": titled("X") });
    mkdirSync(join(made.pictures, "a.webp"));
    mkdirSync(join(made.pictures, "2026"));
    symlinkSync("nowhere.webp", join(made.pictures, "b.webp"));
    await expect(serve(made)).rejects.toThrow(
      [
        "2 faults in the documents:",
        "pictures/a.webp: this is a folder with the name of a picture. Rename it.",
        "pictures/b.webp: this file cannot be opened (ENOENT). Put it there again.",
      ].join("\n"),
    );
  });
});

test("a still AVIF is taken although it agrees with the moving kind", () => {
  expect(readFormat("a.avif", box("avif", "avis", "msf1", "mif1"))).toEqual({ format: "avif" });
});

describe("a picture that breaks off", () => {
  const FORMATS = ["jpeg", "png", "webp", "avif"] as const;

  test.each(FORMATS)("is told from a whole one at a glance: %s", async (format) => {
    const bytes = await drawn(300, 200).toFormat(format).toBuffer();
    expect(isComplete(bytes, format)).toBe(true);
    for (const share of [0.3, 0.6, 0.99]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(isComplete(cut, format), `${share}`).toBe(false);
    }
  });

  test("is one all the same when the small picture in its head has an end", async () => {
    const bytes = await drawn(300, 200).jpeg().toBuffer();
    const head = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9]);
    const whole = Buffer.concat([bytes.subarray(0, 2), head, bytes.subarray(2)]);
    expect(isComplete(whole, "jpeg")).toBe(true);
    expect(isComplete(whole.subarray(0, -200), "jpeg")).toBe(false);
    // A telephone's film stands behind the picture.
    expect(isComplete(Buffer.concat([whole, Buffer.alloc(200_000)]), "jpeg")).toBe(true);
  });

  test.each([true, false])("is named at the start, watched or not (%s)", async (watch) => {
    const bytes = await drawn(300, 200).jpeg().toBuffer();
    const cut = bytes.subarray(0, bytes.length / 2);
    expect(await faultsOf({ "a.jpg": cut }, watch)).toEqual([`pictures/a.jpg: ${DAMAGED}`]);
  });

  test("is named before a build, as is one that is damaged in the middle", async () => {
    const bytes = await drawn(300, 200).png().toBuffer();
    bytes.fill(0, 20_000, 40_000);
    expect(isComplete(bytes, "png")).toBe(true);
    expect(await faultsOf({ "a.png": bytes })).toEqual([`pictures/a.png: ${DAMAGED}`]);
  });
});

test("what is no picture and does not say so is passed over", async () => {
  expect(
    await faultsOf({
      "notes.txt": "to do",
      "README.md": "# Pictures",
      "film.mp4": box("isom"),
      "Thumbs.db": "x",
      ".DS_Store": "x",
      "~$foto.jpg": "x",
    }),
  ).toEqual([]);
});

test("what is no picture is not missing where a document names it", async () => {
  const made = workspace({ "blog/x/en.md": titled("X", "image: plan.pdf") });
  made.put("plan.pdf", "%PDF-1.7");
  await expect(serve(made)).rejects.toThrow(
    'documents/blog/x/en.md:3: "plan.pdf" is no picture: pages show WebP, AVIF, JPEG or PNG.',
  );
});

test("faults of pictures and of documents come in one list, and a broken picture is not missing too", async () => {
  const made = workspace({
    "blog/x/en.md": titled("X", "sumary: s", "image: foto.heic", "alt: {foto.heic: A}"),
    "program/y/en.md": titled(
      "Y",
      "program_images: [broken.webp, fire.webb]",
      "alt: {broken.webp: B}",
    ),
  });
  await made.paint("fire.webp");
  made.put("foto.heic", box("heic"));
  made.put("broken.webp", "no picture");
  await expect(serve(made)).rejects.toThrow(
    [
      "4 faults in the documents:",
      'documents/blog/x/en.md:3: unknown field "sumary". Did you mean "summary"?',
      'documents/program/y/en.md:3: missing picture "fire.webb". Did you mean "fire.webp"?',
      `pictures/broken.webp: ${NO_PICTURE}`,
      `pictures/foto.heic: this is a HEIC picture, as telephones take them, and ${PAGES} Export it as JPEG.`,
    ].join("\n"),
  );
});

test("a photograph is served whatever camera it comes from: CMYK, 16 bits, turned on its side", async () => {
  const made = workspace({});
  made.put("cmyk.jpg", await drawn().toColourspace("cmyk").jpeg().toBuffer());
  made.put("deep.png", await drawn().toColourspace("rgb16").png().toBuffer());
  made.put("turned.jpg", await drawn().jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const { origin } = await serve(made);
  for (const [name, width, height] of [
    ["cmyk.jpg", 60, 40],
    ["deep.png", 60, 40],
    ["turned.jpg", 40, 60],
  ] as const) {
    const response = await fetch(`${origin}/images/${name}?w=${width}&fm=webp&auto=format`, {
      headers: { accept: "image/webp" },
    });
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width, height, space: "srgb" });
  }
});

test("a picture is found by its name, in whichever way its accents are written", async () => {
  const made = workspace({
    "blog/x/en.md": titled("X", "image: čaplja.webp", "alt: {čaplja.webp: A heron}").normalize(
      "NFC",
    ),
  });
  await made.paint("čaplja.webp".normalize("NFD"));
  const { origin } = await serve(made);
  const name = encodeURIComponent("čaplja.webp".normalize("NFC"));
  expect((await fetch(`${origin}/images/${name}`)).status).toBe(200);
});
