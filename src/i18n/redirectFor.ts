import type { Language } from "./languages.ts";

// What is decided before the page is painted (src/runtime/inline/languageRedirect.ts), and by a server of
// machines: pure functions.

export interface Site {
  languages: readonly Language[];
  fallback: Language;
  /** "" or "/region" */
  prefix: string;
}

export interface Visit {
  path: string;
  search: string;
  hash: string;
  /** What the visitor chose earlier, if the browser tells. */
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
 * The site's language for a browser's: languageOfTag("de-AT", …) => "de". The languages that grew
 * out of Serbo-Croatian count as sr or hr: written in Cyrillic, or from Serbia or Montenegro, as sr;
 * from Croatia as hr; without either, Bosnian (bs) as hr, Montenegrin (cnr) and sh as sr, but
 * Bosnia's sh as hr.
 */
export function languageOfTag(tag: string, languages: readonly Language[]): Language | undefined {
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

/** The visitor's own choice, otherwise the first of the browser's that the site has, otherwise the fallback. */
export function chooseLanguage(
  { stored, preferred }: Pick<Visit, "stored" | "preferred">,
  { languages, fallback }: Pick<Site, "languages" | "fallback">,
): Language {
  // A language that the site does not have is a choice all the same; rubbish is none.
  if (stored !== null && /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(stored)) {
    return languageOfTag(stored, languages) ?? fallback;
  }
  for (const tag of preferred) {
    const language = typeof tag === "string" ? languageOfTag(tag, languages) : undefined;
    if (language) return language;
  }
  return fallback;
}

/** redirectFor({ path: "/blog/", search: "?a=1", … }, …) => { kind: "go", to: "/de/blog/?a=1" } */
export function redirectFor(visit: Visit, site: Site): Redirect {
  const { prefix, languages } = site;
  const isBelow = visit.path === prefix || visit.path.startsWith(`${prefix}/`);
  if (!isBelow) return { kind: "stay" };
  const path = visit.path.slice(prefix.length) || "/";
  const [, first = ""] = path.split("/");
  const exact = languages.find((language) => language === first);
  if (exact) return { kind: "draw", language: exact };
  // Files, what belongs to the host, the page that is shown when there is none, and the Storybook.
  const isIgnored =
    /\.[a-z0-9]{1,12}$/i.test(path) || /^\/(\.well-known|__|404|storybook)(\/|$)/.test(path);
  if (isIgnored) return { kind: "stay" };
  // "/DE/blog/" has its language, only louder.
  const loud = languages.find((language) => language === first.toLowerCase());
  const localized = loud
    ? `/${loud}${path.slice(1 + first.length) || "/"}`
    : `/${chooseLanguage(visit, site)}${path}`;
  return { kind: "go", to: prefix + localized + visit.search + visit.hash };
}
