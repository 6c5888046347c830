import { isLanguage, type Language } from "./languages.ts";

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
