// Names in a page that its HTML, its styles and its scripts share. Constants only, because inline scripts contain them.

/** On <html>: a list is hidden until scripts have filtered it as the address says. */
export const FILTERING = "data-filtering";
/** On <html>: the body is hidden until scripts have redirected or rendered the page of the address. */
export const RESOLVING = "data-resolving";
/** On <html>: the next page loads slowly. */
export const WAITING = "data-waiting";
/** On <html>: a script did not load, so the page works as without JavaScript. */
export const DEGRADED = "data-degraded";
/** On <html>: the theme that the visitor chose. On a part: its theme, whatever that of the page. */
export const THEME = "data-theme";
/** On <html>: the style sheets did not load. */
export const UNSTYLED = "data-unstyled";
/** On Gatsby's container, for tests. */
export const HYDRATED = "data-hydrated";

/** The content of a <noscript>, shown on a degraded page. */
export const DEGRADED_PART = "data-degraded-part";
/** A button that reloads a degraded page. */
export const RELOAD = "data-reload";
/** A link to a style sheet that is in the HTML; those that scripts add have no such attribute. */
export const STYLE_SHEET = "data-stylesheet";
/** A link that does better with JavaScript: a click before hydration is replayed afterwards. */
export const ENHANCED = "data-enhanced";
/** <Link {...ENHANCED_LINK} onClick={…}> */
export const ENHANCED_LINK = { [ENHANCED]: "" } as const;
/** Clicked before hydration. */
export const PENDING = "data-pending";
/** Hidden from this time on, in seconds: data-until="1810353600" */
export const UNTIL = "data-until";
/** Shown in these months only: data-months="2026-11 2026-12" */
export const MONTHS = "data-months";
/** A picture that opens the home page at such times: data-opening="9 10 evening-6" */
export const OPENING = "data-opening";
/** One language's entry on a page that lists the languages. */
export const GREETING = "data-greeting";

/** An inline script, by its name in src/runtime/inline/: <script data-inline="start"> */
export const INLINE = "data-inline";
/** On the start script: Gatsby's hash of the build, and the addresses of all scripts. */
export const BUILD_HASH = "data-build";
export const SCRIPTS = "data-scripts";

export type PageScriptName =
  | "hidePast"
  | "hideUnfiltered"
  | "languageRedirect"
  | "openingPicture"
  | "styleFallback"
  | "theme"
  | "start";

/** The element with the path that Gatsby rendered the page for. */
export const PATH_ID = "page-path";

/** Of a store that takes the place of one that the browser blocks. */
export const IN_MEMORY = "isInMemory";

/** The inquiry form, for links to it. */
export const INQUIRY_ID = "ask";

/** In the history state: how many cards of a list were shown, if more than at first. */
export const SHOWN = "shown";

/** Requested relative to any address; the host redirects it to the styles of the language in the address. */
export const LANGUAGE_STYLES = "language.css";
