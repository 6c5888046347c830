import { request } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentService } from "../../content-service/src/options.ts";
import { createByteCache } from "../../content-service/src/pictures/cache.ts";
import { startContentService } from "../../content-service/src/service.ts";
import { firstErrorOf, Workspace } from "./content-fixture.ts";

let service: ContentService;
const files = new Workspace({});

beforeAll(async () => {
  await files.paint("fire.webp", 600, 400);
  await files.paint("fire.png", 600, 400);
  await files.paint("fire.jpg", 600, 400);
  await files.paint("žar i pepeo.webp");
  const { documents, pictures } = files;
  service = await startContentService({ documents, pictures });
});

afterAll(async () => {
  await service.close();
  files.remove();
});

function load(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${service.origin}/images/${address}`, { headers });
}

async function pictureOf(response: Response) {
  expect(response.status).toBe(200);
  return sharp(Buffer.from(await response.arrayBuffer()));
}

test("a picture without parameters is the file itself", async () => {
  const response = await load("fire.webp");
  expect(response.headers.get("content-type")).toBe("image/webp");
  const { format, width, height } = await (await pictureOf(response)).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 600, height: 400 });
});

test.each([
  ["w=300", 300, 200],
  ["h=100", 150, 100],
  ["w=300&h=300", 300, 200],
  ["w=1200", 1200, 800],
  ["w=1200&fit=max", 600, 400],
  ["w=300&h=300&fit=max", 300, 200],
  ["w=100&h=100&fit=crop", 100, 100],
  ["w=900&h=900&fit=crop", 900, 900],
  ["w=900&h=900&fit=min", 400, 400],
  ["w=100&h=100&fit=min", 100, 100],
  ["w=300&h=300&fit=fill", 300, 300],
  ["w=300&h=300&fit=scale", 300, 300],
  ["rect=0,0,100,50", 100, 50],
  ["rect=0,0,100,50&w=50", 50, 25],
  ["rect=550,0,1000,400", 50, 400],
  ["rect=0,0,1,400&w=4000", 10, 4000],
  ["w=300&colour=sepia", 300, 200],
])("?%s is %i × %i", async (parameters, width, height) => {
  const picture = await pictureOf(await load(`fire.png?${parameters}`));
  expect(await picture.metadata()).toMatchObject({ width, height, format: "png" });
});

async function colourAt(parameters: string, left: number, top: number): Promise<number[]> {
  const picture = await pictureOf(await load(`fire.png?${parameters}`));
  const cut = await picture
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...cut];
}

test("rect is cut before anything else: the right half is blue", async () => {
  expect(await colourAt("rect=300,0,300,400&w=30", 1, 1)).toEqual([0, 0, 255]);
});

test("fill keeps the whole picture between white bars", async () => {
  expect(await colourAt("w=300&h=300&fit=fill", 5, 5)).toEqual([255, 255, 255]);
  expect(await colourAt("w=300&h=300&fit=fill", 5, 150)).toEqual([255, 0, 0]);
});

test.each([
  ["fire.webp", "image/avif,image/webp,*/*", "image/avif"],
  ["fire.png", "image/webp,*/*", "image/webp"],
  ["fire.png", "image/avif;q=0, image/webp;q=0.8", "image/webp"],
  ["fire.png", "image/png,*/*;q=0.8", "image/png"],
  ["fire.jpg", "*/*", "image/jpeg"],
])("with auto=format %s comes to a browser that takes %s as %s", async (name, accept, type) => {
  const response = await load(`${name}?w=60&auto=format`, { accept });
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("vary")).toBe("Accept");
  expect((await (await pictureOf(response)).metadata()).width).toBe(60);
});

test("without auto the format stays, and nothing varies", async () => {
  const response = await load("fire.jpg?w=60", { accept: "image/avif" });
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("vary")).toBeNull();
});

test("a lower quality makes a smaller file", async () => {
  const size = async (q: number) =>
    (await (await load(`fire.jpg?q=${q}`)).arrayBuffer()).byteLength;
  expect(await size(5)).toBeLessThan(await size(100));
});

const WHOLE = (name: string, max: number) =>
  `Parameter "${name}" must be a whole number from 1 to ${max}.`;
const FIT = 'Parameter "fit" must be one of: clip, crop, max, min, fill, scale.';
const RECT = 'Parameter "rect" must be four whole numbers: x,y,width,height.';
const OUTSIDE = 'Parameter "rect" must cut a part of the picture, which is 600 × 400.';

test.each([
  ["w=0", WHOLE("w", 4000)],
  ["w=-5", WHOLE("w", 4000)],
  ["w=4001", WHOLE("w", 4000)],
  ["w=1.5", WHOLE("w", 4000)],
  ["w=", WHOLE("w", 4000)],
  ["w=1e3", WHOLE("w", 4000)],
  ["h=many", WHOLE("h", 4000)],
  ["q=0", WHOLE("q", 100)],
  ["q=101", WHOLE("q", 100)],
  ["fit=stretch", FIT],
  ["auto=magic", 'Parameter "auto" must be "format", "compress" or "format,compress".'],
  ["rect=1,2,3", RECT],
  ["rect=-1,0,10,10", RECT],
  ["rect=0,0,0,10", OUTSIDE],
  ["rect=600,0,10,10", OUTSIDE],
])("?%s is refused by name", async (parameters, message) => {
  const response = await load(`fire.webp?${parameters}`);
  expect(response.status).toBe(400);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await firstErrorOf(response)).toBe(message);
});

test("hosted addresses' auto=compress,format works as auto=format", async () => {
  const response = await load("fire.png?auto=compress,format", { accept: "image/webp" });
  expect(response.headers.get("content-type")).toBe("image/webp");
});

function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.origin);
    const sent = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject).end();
  });
}

test.each([
  "/images/unknown.webp",
  "/images/",
  "/images/../package.json",
  "/images/..%2fpackage.json",
  "/images/%2e%2e/%2e%2e/content.graphql",
  "/images/..\\..\\package.json",
  "/images//etc/passwd",
  "/images/fire.webp%00.png",
  "/images/%ff",
  "/images/fire.webp/",
  "/images/__proto__",
])("%s is no picture", async (path) => {
  expect(await rawStatus(path)).toBe(404);
});

test("a picture with letters of any language is found under its address", async () => {
  const name = encodeURIComponent("žar i pepeo.webp");
  expect((await load(`${name}?w=30`)).status).toBe(200);
});

test("a picture that has not changed is not sent again", async () => {
  const first = await load("fire.webp?w=120");
  expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
  const etag = first.headers.get("etag") ?? "";
  const again = await load("fire.webp?w=120", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect((await load("fire.webp?w=121", { "if-none-match": etag })).status).toBe(200);
});

test("a HEAD request tells the size without the picture", async () => {
  const response = await fetch(`${service.origin}/images/fire.webp?w=90`, { method: "HEAD" });
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test("many who ask for the same picture at once cause one computation", async () => {
  const cache = createByteCache(100);
  let computed = 0;
  const compute = async () => {
    computed += 1;
    return Buffer.alloc(10);
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.get("same", compute)));
  await cache.get("same", compute);
  expect(computed).toBe(1);
});

test("one picture is made after the other, and a broken one does not delay the others", async () => {
  const cache = createByteCache(100);
  let atWork = 0;
  const compute = async (): Promise<Buffer> => {
    atWork += 1;
    expect(atWork).toBe(1);
    await new Promise(setImmediate);
    atWork -= 1;
    return Buffer.alloc(1);
  };
  const broken = cache.get("broken", () => Promise.reject(new Error("no")));
  const others = ["a", "b", "c"].map((key) => cache.get(key, compute));
  await expect(broken).rejects.toThrow("no");
  expect(await Promise.all(others)).toHaveLength(3);
});

test("the cache lets go of what was unused for longest, and remembers no failure", async () => {
  const cache = createByteCache(25);
  const computed: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      computed.push(key);
      return Buffer.alloc(10);
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(computed).toEqual(["a", "b", "c", "b"]);
  await expect(cache.get("d", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await get("d")).toHaveLength(10);
});
