import { createHash } from "node:crypto";
import fs, { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, inject, it, vi } from "vitest";
import { TEST_SITE } from "../../scripts/build/workspaces.ts";
import { createOnDemandImages, pendingImages } from "../../src/build/pictures/onDemandImages.ts";
import { PICTURE_CACHE, PICTURES } from "../../src/build/pictures/publishPicture.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";

const site = inject("site");
const policyOf = (response: Response): string =>
  response.headers.get("content-security-policy") ?? "";

// Hosting serves files only, so it has no pictures that are made on demand.
const [aPicture] = pendingImages(TEST_SITE);
if (aPicture) await createOnDemandImages(PICTURE_CACHE, TEST_SITE).make(`/${PICTURES}/${aPicture}`);

/** Paths of the files of the build with a matching name. */
const addressesOf = (pattern: RegExp): string[] =>
  readdirSync(TEST_SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(TEST_SITE, join(entry.parentPath, entry.name))}`)
    .filter((address) => pattern.test(address) && !address.startsWith("/_gatsby/"));

const PAGES = addressesOf(/\.html$/);
const someOf = (pattern: RegExp): string => addressesOf(pattern)[0] ?? "missing";

const HEADERS = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The Content-Security-Policy without hashes. */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'strict-dynamic' 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

describe("what Hosting serves", () => {
  it.each(["/", "/hr/", "/de/blog/", "/nonsense/", "/hr/nonsense/", "/sw.js", "/robots.txt"])(
    "has every header of safety at %s",
    async (path) => {
      const { headers } = await fetch(site + path);
      for (const [name, value] of Object.entries(HEADERS)) {
        expect([name, headers.get(name)]).toEqual([name, value]);
      }
      expect(headers.get("set-cookie")).toBeNull();
    },
  );

  it.each([
    ["a page", "/hr/", "public, max-age=0, must-revalidate"],
    ["the worker", "/sw.js", "public, max-age=0, must-revalidate"],
    ["data of a page", "/page-data/hr/page-data.json", "public, max-age=0, must-revalidate"],
    ["a script", someOf(/^\/app-.+\.js$/), "public, max-age=31536000, immutable"],
    ["words", someOf(/^\/words\//), "public, max-age=31536000, immutable"],
    ["a font", someOf(/^\/fonts\//), "public, max-age=31536000, immutable"],
    ["a picture", someOf(/^\/pictures\//), "public, max-age=31536000, immutable"],
  ])("may be kept as long as it stays the same: %s", async (_, path, value) => {
    const { status, headers } = await fetch(site + path);
    expect([status, headers.get("cache-control")]).toEqual([200, value]);
  });

  it.each([
    "/nonsense",
    "/nonsense/",
    "/fr/",
    ...LANGUAGES.flatMap((language) => [
      `/${language}/nonsense`,
      `/${language}/nonsense/`,
      `/${language}/blog/nonsense/`,
      `/${language}/destinations/nonsense/`,
      `/${language}/program/a/b/c/`,
      `/${language}/blog/page/99/`,
    ]),
  ])("answers 404 for what is not there, with a page: %s", async (path) => {
    const response = await fetch(site + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain("<!DOCTYPE html>");
  });
});

describe("the Content-Security-Policy", () => {
  it("lets every script and style of every page run, and hardly any other", async () => {
    const policy = policyOf(await fetch(`${site}/hr/`));
    const allowed = new Set(policy.match(/'sha256-[^']+'/g));
    const used = new Set<string>();
    for (const page of PAGES) {
      const html = readFileSync(join(TEST_SITE, page), "utf8");
      for (const [, attributes = "", text = ""] of html.matchAll(
        /<(?:script|style)([^>]*)>([\s\S]*?)<\/(?:script|style)>/g,
      )) {
        if (/type="application\/(ld\+)?json"/.test(attributes) || / src=/.test(attributes))
          continue;
        used.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      }
    }
    expect(PAGES.length).toBeGreaterThan(200);
    expect([...used].filter((hash) => !allowed.has(hash))).toEqual([]);
    expect([...allowed].filter((hash) => !used.has(hash))).toEqual([]);
    // Inline scripts for the theme, style sheets, start, first paint, lists, past departures and the opening
    // picture; fonts of two scripts.
    expect(allowed.size).toBe(9);
  });

  it("has every directive with its sources, and no other", async () => {
    const policy = policyOf(await fetch(`${site}/hr/`)).replace(/ 'sha256-[^']+'/g, "");
    expect(policy.split("; ")).toEqual(DIRECTIVES);
  });

  it("is the same for every page", async () => {
    const policies = await Promise.all(
      ["/", "/hr/", "/sr/search/", "/nonsense/"].map(async (path) =>
        policyOf(await fetch(site + path)),
      ),
    );
    expect(new Set(policies).size).toBe(1);
  });

  it("has no serious finding in Google's CSP evaluator", async () => {
    const { csp } = new CspParser(policyOf(await fetch(`${site}/hr/`)));
    const findings = new CspEvaluator(csp).evaluate();
    const above = findings.filter(({ severity }) => severity < Severity.INFO);
    expect(above.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });
});

/**
 * Mozilla's Observatory, run on a response of Hosting as if it had come over https, to which
 * Firebase redirects. This is the best score for a site without cookies: 5 more points are for HSTS
 * preloading, and 5 for scripts with subresource integrity in the page, where ours are loaded after
 * the first paint.
 */
describe("the Observatory", () => {
  const HOST = "podunavlje.example";

  it("gives 130 points and finds nothing wrong", async () => {
    // The preload list is downloaded when the package is installed; our host is not in it.
    const read = fs.readFileSync;
    vi.spyOn(fs, "readFileSync").mockImplementation(((path, options) =>
      String(path).endsWith("hsts-preload.json") ? "{}" : read(path, options)) as typeof read);
    const answer = await fetch(`${site}/hr/`);
    const response = {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      httpEquiv: new Map(),
      verified: true,
    };
    const url = new URL(`https://${HOST}/hr/`);
    const asked = new Requests(HOST);
    asked.session = { url };
    asked.resources.path = await answer.text();
    Object.assign(asked.responses, {
      auto: response,
      https: response,
      http: response,
      httpRedirects: [
        { url: new URL(`http://${HOST}/hr/`), status: 301 },
        { url, status: 200 },
      ],
      httpsRedirects: [{ url, status: 200 }],
    });
    const results = ALL_TESTS.map((examine) => examine(asked));
    expect(results.filter(({ pass }) => !pass)).toEqual([]);
    const points = results.map(({ result }) => getScoreModifier(result));
    expect(points.reduce((sum, one) => sum + one, 100)).toBe(130);
  });
});
