import { withPrefix } from "../../runtime/prefix.ts";

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

/**
 * With the path prefix, if there is one, and other letters as addresses carry them:
 *
 * fullAddress("/hr/blog/šuma/") => "https://podunavlje.example/hr/blog/%C5%A1uma/"
 */
export function fullAddress(path: string): string {
  return SITE_URL + encodeURI(withPrefix(path));
}

/** For people to read and to type: addressInLetters("/hr/blog/šuma/") => "https://podunavlje.example/hr/blog/šuma/" */
export function addressInLetters(path: string): string {
  return SITE_URL + withPrefix(path);
}
