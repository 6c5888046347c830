import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { preparePictures } from "../../../../src/build/pictures/preparePictures.ts";
import type { PictureReference } from "../../../../src/documents/types.ts";

let folder: string;
let server: Server;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The host of the pictures, with one answer to everything: "127.0.0.1:40123" */
async function hostThat(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the host has no port");
  return `127.0.0.1:${address.port}`;
}

const pictureAt = (url: string): PictureReference => ({
  url,
  alt: "Čaplja",
  credit: "",
  width: 1200,
  height: 800,
});

async function prepare(references: PictureReference[]) {
  const warnings: string[] = [];
  const pictures = await preparePictures(references, [], {
    pathPrefix: "",
    cache: join(folder, "cache"),
    publicFolder: folder,
    warn: (message) => warnings.push(message),
  });
  return { pictures, warnings };
}

describe("a picture that cannot be downloaded", () => {
  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ["the host has none", (response) => response.writeHead(404).end(), /HTTP status 404\.$/],
    ["the host is busy", (response) => response.writeHead(429).end(), /HTTP status 429\.$/],
    ["the host fails", (response) => response.writeHead(500).end("oops"), /HTTP status 500\.$/],
    ["it is no picture", (response) => response.end("<!doctype html>"), /unsupported image/],
    ["there is nothing in it", (response) => response.end(), /its address: .+\.$/],
    [
      "it breaks off",
      (response) => {
        response.writeHead(200, { "content-length": "9000" });
        response.write("RIFF", () => response.destroy());
      },
      /its address: .+\.$/,
    ],
  ])("keeps its address, with a warning for the operator: %s", async (_, answer, reason) => {
    const host = await hostThat(answer);
    const reference = pictureAt(`http://${host}/heron.webp`);
    const { pictures, warnings } = await prepare([reference]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(reason);
    expect(warnings[0]).toContain(`The picture ${reference.url} could not be downloaded`);
    const shown = pictures.show(reference);
    expect(shown.src).toContain(`http://${host}/heron.webp`);
    expect(shown).toMatchObject({ alt: "Čaplja", width: 1200, height: 800 });
    expect(readdirSync(join(folder, "pictures"))).toEqual([]);
  });

  it("is the only request to a host on which nothing listens", async () => {
    const host = await hostThat(() => {});
    await new Promise((done) => server.close(done));
    const references = Array.from({ length: 40 }, (_, index) =>
      pictureAt(`http://${host}/${index}.webp`),
    );
    const { warnings } = await prepare(references);
    // So many are under way when the first one has failed.
    expect(warnings.length).toBeLessThanOrEqual(4);
    expect(warnings[0]).toContain("fetch failed");
  });

  it("stops the build where it is one of the site itself, which nobody else has", async () => {
    const file = join(folder, "harbour.webp");
    writeFileSync(file, "no picture");
    await expect(prepare([pictureAt(pathToFileURL(file).href)])).rejects.toThrow(
      /harbour\.webp, a picture of the site itself, cannot be used: .+\.$/,
    );
  });
});
