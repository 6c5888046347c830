import type { RenderBodyArgs } from "gatsby";
import { LANGUAGES } from "../i18n/languages.ts";
import { manifestOf } from "../i18n/manifests.ts";
import { languageOfPath, localizePath } from "../i18n/paths.ts";
import { LIST_ROUTES, LISTED_TYPES, PAGES } from "../i18n/routes.ts";
import { filtersOf } from "../lists/filters.ts";
import type { BuildConstants } from "../runtime/buildConstants.ts";
import { fontFaces, fontPaths } from "../runtime/fonts.ts";
import { messagesPath } from "../runtime/messagesPath.ts";
import { INLINE, type PageScriptName, THEME } from "../runtime/pageState.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { BROWSER_COLOUR, EVENING_BROWSER_COLOUR } from "../theme/browserColour.ts";
import { PLAIN } from "../theme/global/plain.ts";

declare const INLINE_SCRIPTS: BuildConstants["INLINE_SCRIPTS"];

/** Inline script that runs while the page is parsed: src/runtime/inline/<name>.ts */
const inlineScript = (name: PageScriptName) => (
  <script
    key={name}
    {...{ [INLINE]: name }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own modules
    dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[name] ?? "" }}
  />
);

const FILTERED_TYPES = LISTED_TYPES.filter((type) => filtersOf(type).filters.length > 0);
const FILTERED_ROUTES = [
  ...FILTERED_TYPES.map((type) => PAGES[LIST_ROUTES[type]].path),
  PAGES.map.path,
];

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
    <meta
      key="colour"
      name="theme-color"
      content={BROWSER_COLOUR}
      media="(prefers-color-scheme: light)"
      {...{ [THEME]: "day" }}
    />,
    <meta
      key="evening-colour"
      name="theme-color"
      content={EVENING_BROWSER_COLOUR}
      media="(prefers-color-scheme: dark)"
      {...{ [THEME]: "evening" }}
    />,
    <meta key="schemes" name="color-scheme" content="light dark" />,
    inlineScript("theme"),
  ]);
  const language = languageOfPath(pathname);
  // Pages without a language usually redirect to one: a preload would be wasted.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces(language) + PLAIN }} />,
  ]);
  if (language) {
    // media="not all" delays it: the start script fetches the messages after the main picture.
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
