import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServedSite, serveSite } from "../../../scripts/serve/serve.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../scripts/tests/browser.ts";
import { LANGUAGE_TABLE, LANGUAGES, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { languageOfPath } from "../../../src/i18n/paths.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import { untilHydrated } from "../../e2e/site.ts";
import { buildAgainstService } from "../../service/buildAgainstService.ts";
import { type Documents, makeDocuments } from "../../service/documents.ts";
import { copySite } from "../../service/siteCopy.ts";
import { hostileDocuments } from "../../unit/documents/hostileDocuments.ts";

const SETS = 100;
const DOCUMENTS = SETS * DOCUMENT_TYPES.length * 2;

const MINUTE = 60_000;

/** Seed of the generated sets: the same in every run. */
const SEED = Number(process.env.SEED ?? 1);

/** All sets as the content of one site: each in one of the languages, with its own URLs. */
function oneSite(): Documents {
  const site = makeDocuments({});
  const sets = fc.sample(hostileDocuments({ isByContract: true }), { numRuns: SETS, seed: SEED });
  for (const [index, set] of sets.entries()) {
    const language = WRITTEN_LANGUAGES[index % WRITTEN_LANGUAGES.length] ?? "hr";
    const code = LANGUAGE_TABLE[language].contentCode;
    for (const type of DOCUMENT_TYPES) {
      for (const document of set[type].filter(({ _meta }) => _meta.lang === code)) {
        const { id, uid } = document._meta;
        const meta = { ...document._meta, id: `${id}-${index}`, uid: `${uid}-of-${index}` };
        site[type].push({ ...document, _meta: meta });
      }
    }
  }
  return site;
}

function pathsOfDocuments(folder: string): string[] {
  return readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" })
    .filter((name) => /-of-\d+\/index\.html$/.test(name))
    .map((name) => `/${name.replace(/index\.html$/, "")}`);
}

/** What could run in the hydrated page. */
function findRunning(): string[] {
  const found = window.calls.map((call) => `called: ${call}`);
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on") || name === "srcdoc") found.push(`${name}="${value}"`);
    }
    const address = element instanceof HTMLAnchorElement ? element.protocol : "https:";
    if (!/^(https?|mailto|tel):$/.test(address)) found.push(element.outerHTML);
  }
  const frames = document.querySelectorAll(
    "iframe, object, embed, base, meta[http-equiv=refresh i]",
  );
  for (const element of frames) found.push(element.outerHTML);
  return found.map((text) => text.slice(0, 120));
}

declare global {
  interface Window {
    /** Calls that only hostile content makes. */
    calls: string[];
  }
}

async function visit(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await untilHydrated(page);
  return (await page.evaluate(findRunning)).map((found) => `${address}: ${found}`);
}

describe(`a site of a hundred hostile sets (SEED=${SEED})`, () => {
  let browser: Browser;
  let site: ServedSite;
  let paths: string[];

  beforeAll(async () => {
    const folder = await copySite("hostile");
    const { code, output } = await buildAgainstService(folder, {
      documents: oneSite(),
      env: { CONTENT_IMAGE_HOSTS: "images.example" },
    });
    expect(output).toContain("The site is built");
    expect(code).toBe(0);
    paths = pathsOfDocuments(folder);
    site = await serveSite({ port: 0, directory: join(folder, "public") });
    browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  }, 20 * MINUTE);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it("has a page of every document, and one that leads to it from its address without a language", () => {
    // The sets are spread evenly over the languages; a transliterated language has its own pages.
    const pages = (DOCUMENTS / WRITTEN_LANGUAGES.length) * LANGUAGES.length;
    expect(paths.filter((path) => languageOfPath(path))).toHaveLength(pages);
    expect(paths).toHaveLength(pages + DOCUMENTS);
  });

  it("runs nothing of theirs, even in a browser that knows no Content-Security-Policy", {
    timeout: 30 * MINUTE,
  }, async () => {
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: "block" });
    await context.addInitScript(() => {
      window.calls = [];
      window.alert = (words) => void window.calls.push(String(words));
    });
    // Pictures and everything else of third parties: not requested.
    await context.route(
      (url) => url.origin !== new URL(site.url).origin,
      (route) => route.abort(),
    );
    const found: string[] = [];
    const waiting = [...paths];
    const visitAll = async (page: Page): Promise<void> => {
      page.on("pageerror", (error) => found.push(`${page.url()}: ${error.message}`));
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        found.push(...(await visit(page, new URL(path, site.url).href)));
      }
    };
    await Promise.all([visitAll(await context.newPage()), visitAll(await context.newPage())]);
    await context.close();
    expect(found).toEqual([]);
  });
});
