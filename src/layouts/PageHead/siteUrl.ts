import { withPrefix } from "gatsby";

/** The setting SITE_URL, put here by the build. */
declare const SITE_URL: string;

/**
 * What the site itself serves gets the site's address in front (it has the path prefix already);
 * what the content service's host serves has an address of its own.
 *
 * pictureAddress("/pictures/a.webp") => "https://podunavlje.example/pictures/a.webp"
 */
export function pictureAddress(src: string): string {
  return src.startsWith("/") ? SITE_URL + src : src;
}

/** fullAddress("/de/blog/") => "https://podunavlje.example/de/blog/", with the path prefix if any */
export function fullAddress(path: string): string {
  return SITE_URL + withPrefix(path);
}
