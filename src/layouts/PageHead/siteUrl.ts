import { withPrefix } from "gatsby";

/** The setting SITE_URL, put here by the build. */
declare const SITE_URL: string;

/** fullAddress("/de/blog/") => "https://podunavlje.example/de/blog/", with the path prefix if any */
export function fullAddress(path: string): string {
  return SITE_URL + withPrefix(path);
}
