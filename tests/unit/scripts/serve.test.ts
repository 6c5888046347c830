import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServedSite, serveSite } from "../../../scripts/serve/serve.ts";

const REVALIDATE = "public, max-age=0, must-revalidate";
const KEEP = "public, max-age=31536000, immutable";
const LONG_TEXT = "Dunav ".repeat(1000);
const HASH = "0123456789abcdef0123";

const FILES: Record<string, string> = {
  "index.html": "<h1>Choose a language</h1>",
  "404.html": "<h1>Not found</h1>",
  "hr/index.html": `<h1>Naslovnica</h1>${LONG_TEXT}`,
  "manifest.webmanifest": "{}",
  "page-data/hr/page-data.json": "{}",
  "static/picture.svg": "<svg/>",
  "pictures/river-800.webp": "webp",
  [`app-${HASH}.js`]: "app()",
  [`component---src-templates-blog-tsx-${HASH}.js`]: "page()",
  "sw.js": "worker()",
  "hr/feed.xml": "<rss/>",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *",
  ".well-known/security.txt": "Contact: mailto:a@b.example",
};

let directory = "";
let site: ServedSite;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// Asks with the path exactly as given; fetch would tidy it up.
function ask(
  { url }: ServedSite,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "served-site-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  writeFileSync(join(tmpdir(), "outside-the-site.txt"), "secret");
  site = await serveSite({ port: 0, directory });
});

afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true, force: true });
  rmSync(join(tmpdir(), "outside-the-site.txt"), { force: true });
});

describe("the served site", () => {
  it("answers an address without its last slash with the one that has it, query and all", async () => {
    const { status, headers } = await ask(site, "/hr?category=Sport");
    expect(status).toBe(301);
    expect(headers.location).toBe("/hr/?category=Sport");
  });

  it("shows 404.html with status 404 where there is nothing", async () => {
    const { status, headers, body } = await ask(site, "/hr/blog/nowhere/");
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toBe("<h1>Not found</h1>");
  });

  it.each([
    "/",
    "/hr/",
    "/nowhere/",
    "/page-data/hr/page-data.json",
    "/manifest.webmanifest",
    "/sw.js",
  ])("lets the browser ask again for %s", async (path) => {
    expect((await ask(site, path)).headers["cache-control"]).toBe(REVALIDATE);
  });

  it.each([
    `/app-${HASH}.js`,
    `/component---src-templates-blog-tsx-${HASH}.js`,
    "/static/picture.svg",
    "/pictures/river-800.webp",
  ])("lets the browser keep %s, whose name changes with its content", async (path) => {
    const { status, headers } = await ask(site, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(KEEP);
  });

  it.each(["/hr/", "/nowhere/", `/app-${HASH}.js`])("protects %s with headers", async (path) => {
    expect((await ask(site, path)).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
    });
  });

  it.each([
    ["/hr/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ])("says of %s that it is %s", async (path, type) => {
    const { status, headers } = await ask(site, path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });

  it("compresses text for a browser that can read it", async () => {
    const { headers, body } = await ask(site, "/hr/", { headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body.length).toBeLessThan(LONG_TEXT.length / 10);
    expect(brotliDecompressSync(body).toString()).toBe(FILES["hr/index.html"]);
  });

  it("answers HEAD with the status and no body", async () => {
    const found = await ask(site, "/hr/", { method: "HEAD" });
    expect([found.status, found.body.length]).toEqual([200, 0]);
    const missing = await ask(site, "/nowhere/", { method: "HEAD" });
    expect([missing.status, missing.body.length]).toEqual([404, 0]);
  });

  it.each([
    "/../outside-the-site.txt",
    "/%2e%2e/outside-the-site.txt",
    "/..%2foutside-the-site.txt",
    "/hr/..%5c..%5coutside-the-site.txt",
    "//outside-the-site.txt",
  ])("gives nothing away outside its folder: %s", async (path) => {
    const { status, body } = await ask(site, path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain("secret");
  });

  it("answers half an escape with a plain refusal and goes on serving", async () => {
    expect((await ask(site, "/hr/%E0%A4%A")).status).toBe(400);
    expect((await ask(site, "/hr/")).status).toBe(200);
  });

  it("does not send visitors to another host", async () => {
    expect((await ask(site, "//evil.example/hr")).headers.location).toBeUndefined();
  });
});

describe("a site below a prefix", () => {
  let prefixed: ServedSite;

  beforeAll(async () => {
    prefixed = await serveSite({ port: 0, directory, prefix: "regija/" });
  });

  afterAll(() => prefixed.close());

  it("names its address with the prefix", () => {
    expect(prefixed.url).toMatch(/^http:\/\/localhost:\d+\/regija\/$/);
  });

  it.each(["/", "/regija", "/regija?a=1"])("leads from %s to its home", async (path) => {
    const { status, headers } = await ask(prefixed, path);
    expect([status, headers.location]).toEqual([302, "/regija/"]);
  });

  it("keeps the prefix when it adds the last slash", async () => {
    expect((await ask(prefixed, "/regija/hr?a=1")).headers.location).toBe("/regija/hr/?a=1");
  });

  it("serves pages and files with the same headers as without", async () => {
    expect((await ask(prefixed, "/regija/hr/")).headers["cache-control"]).toBe(REVALIDATE);
    expect((await ask(prefixed, `/regija/app-${HASH}.js`)).headers["cache-control"]).toBe(KEEP);
  });

  it("shows 404.html below the prefix and nothing of the site beside it", async () => {
    const inside = await ask(prefixed, "/regija/nowhere/");
    expect([inside.status, inside.body.toString()]).toEqual([404, "<h1>Not found</h1>"]);
    const outside = await ask(prefixed, "/regijahr/");
    expect([outside.status, outside.body.toString()]).toEqual([
      404,
      "This site is served below /regija/.\n",
    ]);
  });
});

describe("serving without what it needs", () => {
  it("says in one sentence that there is no finished build", async () => {
    await expect(serveSite({ port: 0, directory: join(directory, "static") })).rejects.toThrow(
      /There is no finished build in .*static\/ to serve: run npm run build[.]$/,
    );
  });

  it("says in one sentence that the port is taken", async () => {
    const port = Number(new URL(site.url).port);
    await expect(serveSite({ port, directory })).rejects.toThrow(/^Port \d+ is taken/);
  });
});
