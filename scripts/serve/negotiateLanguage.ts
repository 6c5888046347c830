import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/i18n/languages.ts";
import { languageOfPath, localizePath } from "../../src/i18n/paths.ts";
import { chooseLanguage } from "../../src/i18n/redirectFor.ts";

/** Answers a request, or calls `next`. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** parseAcceptLanguage("de-AT, en;q=0.8, *;q=0.1") => ["de-AT", "en"], the best first */
export function parseAcceptLanguage(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(/\s*;\s*/);
      const quality = parameters.find((one) => one.startsWith("q="))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => quality > 0 && /^[a-z]{2,3}(?:-|$)/i.test(tag))
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/**
 * Content negotiation for clients that are no browsers (they send no Sec-Fetch-Dest): a page
 * without a language is redirected to the best language that it exists in. Browsers get the page
 * whose script looks up the visitor's choice; the root is a page of its own.
 */
export function negotiateLanguage(directory: string, hosting: Handler): Handler {
  return (request, response, next) => {
    const [path = "/", search] = (request.url ?? "/").split("?");
    const isBrowser = request.headers["sec-fetch-dest"] !== undefined;
    const target = isBrowser ? null : redirectTarget(directory, path, request);
    if (target === null) return hosting(request, response, next);
    response.setHeader("location", search === undefined ? target : `${target}?${search}`);
    response.setHeader("vary", "accept-language, sec-fetch-dest");
    response.writeHead(302).end();
  };
}

function redirectTarget(
  directory: string,
  path: string,
  { headers }: IncomingMessage,
): string | null {
  if (path === "/" || languageOfPath(path) || /\.[a-z0-9]+$/i.test(path)) return null;
  const page = path.endsWith("/") ? path : `${path}/`;
  const has = (address: string): boolean =>
    existsSync(join(directory, decodeURI(address), "index.html"));
  const languages = LANGUAGES.filter((language) => has(localizePath(page, language)));
  const [first] = languages;
  if (!first || !has(page)) return null;
  const fallback = languages.find((language) => language === DEFAULT_LANGUAGE) ?? first;
  const preferred = parseAcceptLanguage(headers["accept-language"] ?? "");
  return localizePath(page, chooseLanguage({ stored: null, preferred }, { languages, fallback }));
}
