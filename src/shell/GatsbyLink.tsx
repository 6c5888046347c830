import { Link as Prefetching } from "gatsby";
import type { LinkProps } from "../components/Link/Link.tsx";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { languageOfPath } from "../i18n/paths.ts";
import { routePath } from "../i18n/routes.ts";
import { prefetchPage } from "../runtime/prefetchPage.ts";
import { PlainLink } from "./PlainLink.tsx";

/**
 * Gatsby's link, without a full load, within the page's own language. When it is in sight, the data of its
 * page come ahead; when the visitor points at it, the rest does (src/build/internals/patches/loader.ts).
 */
export function GatsbyLink({ href, ...props }: LinkProps) {
  const language = useLanguage();
  // Another language is another document with words of its own: "/de/…" on a page in hr loads anew.
  // The list of all pages may be long: nobody loads it who did not ask for it.
  if (languageOfPath(href) !== language || href === routePath("sitemap", language)) {
    return <PlainLink {...props} href={href} />;
  }
  // A mouse comes over the link first, which Gatsby sees; a finger and a keyboard do not.
  const come = (): void => prefetchPage(href);
  return <Prefetching {...props} to={href} onTouchStart={come} onFocus={come} />;
}
