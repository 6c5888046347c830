import { Link as Prefetching } from "gatsby";
import type { LinkProps } from "../components/Link/Link.tsx";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { languageOfPath } from "../i18n/paths.ts";
import { routePath } from "../i18n/routes.ts";
import { foresee } from "./foresee.ts";
import { PlainLink } from "./PlainLink.tsx";

/** Gatsby's link, prefetched when the visitor points at it, and without a full load, within the page's own language. */
export function GatsbyLink({ href, ...props }: LinkProps) {
  const language = useLanguage();
  // Another language is another document with words of its own: "/de/…" on a page in hr loads anew.
  // The list of all pages may be long: nobody loads it who did not ask for it.
  if (languageOfPath(href) !== language || href === routePath("sitemap", language)) {
    return <PlainLink {...props} href={href} />;
  }
  // A mouse comes over the link first, which Gatsby sees; a finger does not.
  return <Prefetching {...props} to={href} onTouchStart={() => foresee(href)} />;
}
