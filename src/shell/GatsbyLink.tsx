import { Link as Prefetching } from "gatsby";
import type { LinkProps } from "../components/Link/Link.tsx";
import { useLanguage } from "../i18n/LanguageProvider.tsx";
import { languageOfPath } from "../i18n/paths.ts";
import { routePath } from "../i18n/routes.ts";
import { prefetchPage } from "../runtime/prefetchPage.ts";
import { PlainLink } from "./PlainLink.tsx";

/**
 * Gatsby's link: changes the page without a full load, within the language of the page. Page data
 * is prefetched when the link is visible, the rest when the visitor points at it
 * (src/build/internals/patches/loader.ts).
 */
export function GatsbyLink({ href, ...props }: LinkProps) {
  const language = useLanguage();
  // A page in another language is a document with its own messages: "/de/…" on a page in "hr" loads
  // in full. So does the sitemap: it may be long, and prefetching it would cost every visitor.
  if (languageOfPath(href) !== language || href === routePath("sitemap", language)) {
    return <PlainLink {...props} href={href} />;
  }
  // Gatsby prefetches on mouseover, but not on touch or keyboard focus.
  const prefetch = (): void => prefetchPage(href);
  return <Prefetching {...props} to={href} onTouchStart={prefetch} onFocus={prefetch} />;
}
