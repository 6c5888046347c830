import type { Language } from "../../i18n/languages.ts";
import { LANGUAGE_STORAGE_KEY } from "../../i18n/preference.ts";
import { redirectFor, type Site } from "../../i18n/redirectFor.ts";

// The root and 404.html answer for every address that has no page: before anything is painted, the
// visitor is led to a language, or the page that script will draw there is given its language.

interface Given {
  site: Site;
  htmlLangs: Record<Language, string>;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return null;
  }
}

export function run({ site, htmlLangs }: Given): void {
  const { pathname: path, search, hash } = location;
  const preferred = navigator.languages || [navigator.language];
  const look = redirectFor({ path, search, hash, stored: storedLanguage(), preferred }, site);
  if (look.kind === "stay") return;
  const html = document.documentElement;
  html.dataset.resolving = "";
  if (look.kind === "go") location.replace(look.to);
  else html.lang = htmlLangs[look.language];
}
