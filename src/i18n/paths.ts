import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./languages.ts";

/** localizePath("/blog/", "de") => "/de/blog/" */
export function localizePath(path: string, language: Language): string {
  return `/${language}${path}`;
}

/** languageOfPath("/de/blog/") => "de"; languageOfPath("/desk/") => undefined */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split("/")[1];
  return isLanguage(first) ? first : undefined;
}

/** stripPathPrefix("/region/de/", "/region") => "/de/"; other paths stay as they are */
export function stripPathPrefix(path: string, prefix: string): string {
  if (prefix === "" || !`${path}/`.startsWith(`${prefix}/`)) return path;
  return path.slice(prefix.length) || "/";
}

/** The same path in another language: swapLanguage("/hr/blog/x/", "de") => "/de/blog/x/" */
export function swapLanguage(path: string, language: Language): string {
  const own = languageOfPath(path);
  return localizePath(own ? path.slice(1 + own.length) || "/" : path, language);
}

/**
 * The target of hreflang="x-default": the version in the default language, or the root for the home page.
 * undefined without such a version.
 */
export function defaultLanguagePath(
  versions: { language: Language; path: string }[],
): string | undefined {
  const fallback = versions.find(({ language }) => language === DEFAULT_LANGUAGE)?.path;
  return fallback === localizePath("/", DEFAULT_LANGUAGE) ? "/" : fallback;
}
