import { LANGUAGES, type Language } from "./languages.ts";
import { localizePath } from "./paths.ts";

/** Where the site opens from a home screen: startPath("de") => "/de/" */
export const startPath = (language: Language): string => localizePath("/", language);

/** manifestFile("de") => "/manifest_de.webmanifest"; manifestFile() => "/manifest.webmanifest" */
export function manifestFile(language?: Language): string {
  return language ? `/manifest_${language}.webmanifest` : "/manifest.webmanifest";
}

/** manifestOf("/de/blog/") => "/manifest_de.webmanifest"; manifestOf("/desk/") => "/manifest.webmanifest" */
export function manifestOf(path: string): string {
  return manifestFile(LANGUAGES.find((language) => path.startsWith(startPath(language))));
}
