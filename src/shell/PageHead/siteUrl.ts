import type { BuildConstants } from "../../runtime/buildConstants.ts";
import { withPrefix } from "../../runtime/prefix.ts";

declare const SITE_URL: BuildConstants["SITE_URL"];

/**
 * Absolute URL of a picture. Pictures of the site already have the path prefix; pictures of the
 * content service already are absolute.
 *
 * pictureAddress("/pictures/a.webp") => "https://podunavlje.example/pictures/a.webp"
 */
export function pictureAddress(src: string): string {
  return src.startsWith("/") ? SITE_URL + src : src;
}

/**
 * Absolute, percent-encoded URL of a page, with the path prefix if there is one.
 *
 * fullAddress("/hr/blog/šuma/") => "https://podunavlje.example/hr/blog/%C5%A1uma/"
 */
export function fullAddress(path: string): string {
  return SITE_URL + encodeURI(withPrefix(path));
}

/**
 * Absolute URL for people to read and type, such as on paper.
 *
 * addressInLetters("/hr/blog/šuma/") => "https://podunavlje.example/hr/blog/šuma/"
 */
export function addressInLetters(path: string): string {
  return SITE_URL + withPrefix(path);
}
