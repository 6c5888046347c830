import { Link as Prefetching, withPrefix } from "gatsby";
import type { LinkProps } from "../components/Link/Link.tsx";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { languageOfPath } from "../i18n/paths.ts";

/** Gatsby's link, prefetched and without a full load, within the page's own language. */
export function GatsbyLink({ href, ...props }: LinkProps) {
  // Another language is another document with words of its own: "/de/…" on a page in hr loads anew.
  if (languageOfPath(href) !== useLanguage()) return <a {...props} href={withPrefix(href)} />;
  return <Prefetching {...props} to={href} />;
}
