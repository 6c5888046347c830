import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createOnDemandImages,
  pendingImages,
} from "../../../../src/build/pictures/onDemandImages.ts";
import { preparePictures } from "../../../../src/build/pictures/preparePictures.ts";
import type { Picture } from "../../../../src/documents/types.ts";

let folder = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "later-"));
  await sharp({ create: { width: 500, height: 300, channels: 3, background: "teal" } })
    .webp()
    .toFile(join(folder, "master.webp"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build into a folder of its own, and the picture as its pages show it. */
async function build(site: string, areOnDemand: boolean): Promise<Picture> {
  const url = pathToFileURL(join(folder, "master.webp")).href;
  const reference = { url, alt: "", credit: "", width: null, height: null };
  const { show } = await preparePictures([reference], [reference], {
    pathPrefix: "",
    cache: join(folder, `cache of ${site}`),
    publicFolder: join(folder, site),
    warn: (message) => expect.fail(message),
    areOnDemand,
  });
  return show(reference);
}

const of = (site: string) =>
  createOnDemandImages(join(folder, `cache of ${site}`), join(folder, site));
const filesOf = (site: string) => readdirSync(join(folder, site, "pictures")).sort();
const bytesOf = (site: string) =>
  filesOf(site).map((name) => readFileSync(join(folder, site, "pictures", name), "base64"));

describe("a picture that is made later", () => {
  it("is told of in the pages as if it was there", async () => {
    expect(await build("hurried", true)).toEqual(await build("thorough", false));
    expect(filesOf("hurried")).toEqual([]);
  });

  it("is made when it is asked for", async () => {
    const { src } = await build("hurried", true);
    const later = of("hurried");
    await Promise.all([later.make(src), later.make(src)]);
    expect(existsSync(join(folder, "hurried", src))).toBe(true);
    expect(filesOf("hurried")).toHaveLength(1);
  });

  it("waits for other pictures, and is not made when its request was cancelled", async () => {
    await build("hurried", true);
    const later = of("hurried");
    const names = pendingImages(join(folder, "hurried"));
    const begun: string[] = [];
    const all = names.map((name) =>
      later.make(`/pictures/${name}`, () => begun.push(name) < names.length),
    );
    await new Promise(setImmediate);
    expect(begun).toEqual(names.slice(0, 2));
    await Promise.all(all);
    expect(begun).toHaveLength(5);
    expect(filesOf("hurried")).toHaveLength(4);
  });

  it("stands on the list until all are made", async () => {
    const { src } = await build("hurried", true);
    const later = of("hurried");
    await later.make(src);
    expect(pendingImages(join(folder, "hurried"))).toHaveLength(5);
    await later.makeAll(() => undefined, new AbortController().signal);
    expect(pendingImages(join(folder, "hurried"))).toEqual([]);
  });

  it("is not made of any name", async () => {
    await build("hurried", true);
    await of("hurried").make("/pictures/../master.webp");
    expect(filesOf("hurried")).toEqual([]);
  });

  it("is the same in the end as one that was made at once", async () => {
    await build("thorough", false);
    await build("hurried", true);
    const said: string[] = [];
    await of("hurried").makeAll((sentence) => said.push(sentence), new AbortController().signal);
    expect(filesOf("hurried")).toEqual(filesOf("thorough"));
    expect(bytesOf("hurried")).toEqual(bytesOf("thorough"));
    expect(said).toEqual(["All 5 pictures are made."]);
  });

  it("is left where the work was when somebody ends it", async () => {
    await build("hurried", true);
    await of("hurried").makeAll(() => undefined, AbortSignal.abort());
    expect(filesOf("hurried")).toEqual([]);
    await of("hurried").makeAll(() => undefined, new AbortController().signal);
    expect(filesOf("hurried")).toHaveLength(5);
  });
});
