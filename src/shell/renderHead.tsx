import type { RenderBodyArgs } from "gatsby";
import { LANGUAGES } from "../i18n/languages.ts";
import { manifestOf } from "../i18n/manifests.ts";
import { languageOfPath, localizePath } from "../i18n/paths.ts";
import { DOCUMENT_TYPES, LIST_ROUTES, ROUTES } from "../i18n/routes.ts";
import { filtersOf } from "../lists/filters.ts";
import { fontFaces, fontPaths } from "../runtime/fonts.ts";
import { messagesPath } from "../runtime/messagesPath.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { BROWSER_COLOUR } from "../theme/browserColour.ts";
import { PLAIN } from "../theme/plain.ts";

/**
 * The texts of src/runtime/inline/ by their names, put here by the build: none, for pages are kept from build to
 * build, and finished anew each time (src/build/finish/). Nobody finishes those of `npm run develop`.
 */
declare const INLINE_SCRIPTS: Partial<Record<string, string>>;

/** A script that is run as the page arrives: src/runtime/inline/<name>.ts */
const inlineScript = (name: string) => (
  <script
    key={name}
    data-inline={name}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: modules of ours
    dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[name] ?? "" }}
  />
);

const FILTERED_KINDS = DOCUMENT_TYPES.filter((type) => filtersOf(type).filters.length > 0);
const FILTERED_ROUTES = FILTERED_KINDS.map((type) => ROUTES[LIST_ROUTES[type]]);

const isFiltered = (pathname: string): boolean =>
  FILTERED_ROUTES.some((route) =>
    LANGUAGES.some((language) => pathname === localizePath(route, language)),
  );

export function renderHead({
  pathname,
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs): void {
  setHeadComponents([
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
    <link
      key="touch-icon"
      rel="apple-touch-icon"
      href={withPrefix("/icons/apple-touch-icon.png")}
    />,
    <link key="manifest" rel="manifest" href={withPrefix(manifestOf(pathname))} />,
    <meta key="colour" name="theme-color" content={BROWSER_COLOUR} />,
  ]);
  const language = languageOfPath(pathname);
  // Pages without a language mostly lead on to one: what they preload would come for nothing.
  const preloaded = language ? fontPaths(language) : [];
  setHeadComponents([
    ...preloaded.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces(language) + PLAIN }} />,
  ]);
  if (language) {
    // For no medium yet: the script that begins all others asks for them, behind the main picture.
    setHeadComponents([
      <link
        key="words"
        rel="preload"
        as="fetch"
        media="not all"
        href={messagesPath(language)}
        crossOrigin="anonymous"
      />,
    ]);
  }
  if (isFiltered(pathname)) setHeadComponents([inlineScript("hideUnfiltered")]);
  if (["/", "/404.html", "/404/"].includes(pathname)) {
    setHeadComponents([inlineScript("languageRedirect")]);
  }
  if (language) setPostBodyComponents([inlineScript("hidePast")]);
}
