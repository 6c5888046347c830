import type { Language } from "./languages.ts";

// Pure functions: they run before the page is painted (src/runtime/inline/languageRedirect.ts), and on a server.

export interface SiteLanguages {
  languages: readonly Language[];
  fallback: Language;
  /** "" or "/region" */
  prefix: string;
}

export interface Visit {
  path: string;
  search: string;
  hash: string;
  /** What the visitor chose earlier; null if unknown. */
  stored: string | null;
  /** What the browser prefers, best first. */
  preferred: readonly string[];
}

export type Redirect =
  | { kind: "stay" }
  /** The address has a language: the page is drawn there. */
  | { kind: "draw"; language: Language }
  | { kind: "go"; to: string };

/**
 * The site's language for a browser's: matchLanguage("de-AT", …) => "de". The languages that grew
 * out of Serbo-Croatian count as sr or hr: written in Cyrillic, or from Serbia or Montenegro, as sr;
 * from Croatia as hr; without either, Bosnian (bs) as hr, Montenegrin (cnr) and sh as sr, but
 * Bosnia's sh as hr.
 */
export function matchLanguage(tag: string, languages: readonly Language[]): Language | undefined {
  const [base = "", ...subtags] = tag.toLowerCase().replace(/_/g, "-").split("-");
  const find = (language: string): Language | undefined => {
    const inCyrillic = languages.find((one) => one === `${language}-cyrl`);
    if (inCyrillic && subtags.includes("cyrl")) return inCyrillic;
    return languages.find((one) => one === language);
  };
  const own = find(base);
  if (own) return own;
  if (!["bs", "cnr", "sh"].includes(base)) return undefined;
  let near = base === "bs" ? "hr" : "sr";
  if (base === "sh" && subtags.includes("ba")) near = "hr";
  if (subtags.includes("hr")) near = "hr";
  if (subtags.includes("rs") || subtags.includes("me") || subtags.includes("cyrl")) near = "sr";
  return find(near);
}

/** The visitor's choice, else the first of the browser's languages that the site has, else the fallback. */
export function chooseLanguage(
  { stored, preferred }: Pick<Visit, "stored" | "preferred">,
  { languages, fallback }: Pick<SiteLanguages, "languages" | "fallback">,
): Language {
  // A stored language that the site lacks is still a choice; other text is not.
  if (stored !== null && /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(stored)) {
    return matchLanguage(stored, languages) ?? fallback;
  }
  for (const tag of preferred) {
    const language = typeof tag === "string" ? matchLanguage(tag, languages) : undefined;
    if (language) return language;
  }
  return fallback;
}

/** redirectFor({ path: "/blog/", search: "?a=1", … }, …) => { kind: "go", to: "/de/blog/?a=1" } */
export function redirectFor(visit: Visit, site: SiteLanguages): Redirect {
  const { prefix, languages } = site;
  const isBelow = visit.path === prefix || visit.path.startsWith(`${prefix}/`);
  if (!isBelow) return { kind: "stay" };
  const path = visit.path.slice(prefix.length) || "/";
  const [, first = ""] = path.split("/");
  const exact = languages.find((language) => language === first);
  if (exact) return { kind: "draw", language: exact };
  // Files, the host's own paths, the 404 page, and the Storybook.
  const isIgnored =
    /\.[a-z0-9]{1,12}$/i.test(path) || /^\/(\.well-known|__|404|storybook)(\/|$)/.test(path);
  if (isIgnored) return { kind: "stay" };
  // "/DE/blog/" => "/de/blog/"
  const lowercase = languages.find((language) => language === first.toLowerCase());
  const localized = lowercase
    ? `/${lowercase}${path.slice(1 + first.length) || "/"}`
    : `/${chooseLanguage(visit, site)}${path}`;
  return { kind: "go", to: prefix + localized + visit.search + visit.hash };
}
