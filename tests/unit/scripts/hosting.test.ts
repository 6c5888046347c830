import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../scripts/backend/addresses.ts";
import { hostingConfig, hostingRules } from "../../../scripts/serve/hosting.ts";
import { type ServedSite, serveSite } from "../../../scripts/serve/serve.ts";
import { HEADERS_FILE } from "../../../src/build/finish/finishPages.ts";
import { LOCAL_BACKEND } from "../../../src/config/env.ts";
import { EMULATOR_HOST } from "../../../src/inquiries/region.ts";
import { LANGUAGE_STYLES } from "../../../src/runtime/pageState.ts";

const HASH = "0123456789abcdef0123";
const POLICY = "default-src 'none'";

/** One file of each kind that a build has, and every page that a rewrite could lead to. */
const FILES = [
  "index.html",
  "404.html",
  "hr/index.html",
  "hr/404/index.html",
  "hr/blog/index.html",
  "page-data/hr/page-data.json",
  "page-data/app-data.json",
  "manifest.webmanifest",
  "sw.js",
  "robots.txt",
  "sitemap.xml",
  "hr/feed.xml",
  `app-${HASH}.js`,
  `styles.${HASH}.css`,
  "static/mark.svg",
  "words/hr-0123.json",
  "lists/hr-blog-0123.json",
  "fonts/figtree-0123.woff2",
  "pictures/river-800.webp",
];

const ASK_AGAIN = "public, max-age=0, must-revalidate";
const KEEP = "public, max-age=31536000, immutable";

/** What every answer carries, whatever it is an answer to. */
const SAFETY = {
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** They say what the single answer is, or how it came. */
const OF_THE_ANSWER =
  /^(?:accept-ranges|connection|content-length|content-type|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/;

let folder = "";
let site: ServedSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hosting-"));
  for (const path of FILES) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "text");
  }
  writeFileSync(join(folder, HEADERS_FILE), JSON.stringify({ "content-security-policy": POLICY }));
  site = await serveSite({ port: 0, directory: folder });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string): Promise<Response> =>
  fetch(new URL(path, site.url), { headers: { "sec-fetch-dest": "document" }, redirect: "manual" });

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OF_THE_ANSWER.test(name)));

describe("firebase.json", () => {
  // An address that is rewritten has an answer with status 200: the visitor, and every search engine, takes
  // for a page what is none. Of a rewrite to 404.html the emulator says something else than Firebase does.
  it("has no rewrite, so that what is not there is answered with 404", () => {
    expect(Object.keys(hostingRules("site")).sort()).toEqual([
      "cleanUrls",
      "headers",
      "ignore",
      "public",
      "redirects",
      "trailingSlash",
    ]);
    expect(hostingConfig(folder)).not.toHaveProperty("rewrites");
  });

  it("has one redirect of its own, to the styles that a page without a language asks for", () => {
    expect(hostingRules("site").redirects).toEqual([
      {
        regex: `^/(?:.*/)?${LANGUAGE_STYLES.replace(".", "\\.")}$`,
        destination: "/languages/all.css",
        type: 302,
      },
    ]);
  });

  it("starts the emulators of functions and database where their clients look for them", () => {
    expect(readConfig().emulators).toMatchObject({
      functions: { host: EMULATOR_HOST, port: LOCAL_BACKEND.emulatorPort },
      firestore: { host: EMULATOR_HOST },
    });
  });
});

describe("an address that is not there", () => {
  it.each([
    "/nonsense",
    "/nonsense/",
    "/hr/nonsense/",
    "/hr/blog/nonsense/",
    "/hr/blog/page/99/",
    "/hr/destinations/nonsense/",
    "/hr/program/a/b/c/",
    "/fr/",
    "/index.php",
    "/page-data/hr/nonsense/page-data.json",
  ])("is answered with 404, and asked for again: %s", async (path) => {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(headersOf(response)).toEqual({ ...SAFETY, "cache-control": ASK_AGAIN });
  });

  it.each([`/app-${HASH}0.js`, "/pictures/nonsense.webp", "/lists/nonsense.json"])(
    "is answered with 404, whatever is kept of its kind: %s",
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});

describe("what is there has the headers of safety, and is kept as long as it stays the same", () => {
  it.each([
    "/",
    "/hr/",
    "/page-data/hr/page-data.json",
    "/page-data/app-data.json",
    "/manifest.webmanifest",
    "/sw.js",
    "/robots.txt",
    "/sitemap.xml",
    "/hr/feed.xml",
  ])("asked for again each time: %s", async (path) => {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(headersOf(response)).toEqual({ ...SAFETY, "cache-control": ASK_AGAIN });
  });

  it.each([
    `/app-${HASH}.js`,
    `/styles.${HASH}.css`,
    "/static/mark.svg",
    "/words/hr-0123.json",
    "/lists/hr-blog-0123.json",
    "/fonts/figtree-0123.woff2",
  ])("kept for a year: %s", async (path) => {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(headersOf(response)).toEqual({ ...SAFETY, "cache-control": KEEP });
  });

  it("kept for a year, and shown by other sites too: a picture", async () => {
    const response = await ask("/pictures/river-800.webp");
    expect(response.status).toBe(200);
    expect(headersOf(response)).toEqual({
      ...SAFETY,
      "cache-control": KEEP,
      "cross-origin-resource-policy": "cross-origin",
    });
  });
});
