import type { Language } from "../../i18n/languages.ts";
import { LANGUAGE_STORAGE_KEY } from "../../i18n/preference.ts";
import { redirectFor, type SiteLanguages } from "../../i18n/redirectFor.ts";
import { RESOLVING } from "../pageState.ts";

// The root and 404.html are served for every address without a page. Before anything is painted, this redirects
// to a language, or sets the language of the page that the script will render there.

interface Options {
  site: SiteLanguages;
  htmlLangs: Record<Language, string>;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return null;
  }
}

export function run({ site, htmlLangs }: Options): void {
  const { pathname: path, search, hash } = location;
  const preferred = navigator.languages || [navigator.language];
  const redirect = redirectFor({ path, search, hash, stored: storedLanguage(), preferred }, site);
  if (redirect.kind === "stay") return;
  const html = document.documentElement;
  html.setAttribute(RESOLVING, "");
  if (redirect.kind === "go") location.replace(redirect.to);
  else html.lang = htmlLangs[redirect.language];
}
