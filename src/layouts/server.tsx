import { type RenderBodyArgs, withPrefix } from "gatsby";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages.ts";
import { languageOfPath, localizePath } from "../i18n/paths.ts";
import { ROUTES } from "../i18n/routes.ts";
import { fontFaces, fontPaths } from "./fonts.ts";
import { wordsPath } from "./wordsPath.ts";

// An address with a language is drawn by script on top of 404.html: until then nothing is shown.
const PREFIX = withPrefix("/").replaceAll("/", "\\/");
const RESOLVE = `if(/^${PREFIX}(${LANGUAGES.join("|")})(\\/|$)/.test(location.pathname))document.documentElement.dataset.resolving=""`;

// The HTML of a list has all its cards. Where the address narrows it, it stays unseen until script
// has left only what was asked for, four seconds at most: nothing jumps under a finger.
const NARROW = `if(/[?&](category|type)=\\w/.test(location.search)){let d=document.documentElement.dataset;d.narrowing="";setTimeout(()=>delete d.narrowing,4e3)}`;
const NARROWED_ROUTES = [ROUTES.blog, ROUTES.programs];

const isNarrowed = (pathname: string): boolean =>
  NARROWED_ROUTES.some((route) =>
    LANGUAGES.some((language) => pathname === localizePath(route, language)),
  );

export function headOfPath({ pathname, setHeadComponents }: RenderBodyArgs): void {
  setHeadComponents([
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
  ]);
  const language = languageOfPath(pathname);
  setHeadComponents([
    ...fontPaths(language ?? DEFAULT_LANGUAGE).map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours, the same in every page
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces() }} />,
  ]);
  if (language) {
    const href = wordsPath(language);
    setHeadComponents([
      <link key="words" rel="preload" as="fetch" href={href} crossOrigin="anonymous" />,
    ]);
  }
  if (isNarrowed(pathname)) {
    setHeadComponents([
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, decided before paint
      <script key="narrow" dangerouslySetInnerHTML={{ __html: NARROW }} />,
    ]);
  }
  if (pathname === "/404.html" || pathname === "/404/") {
    setHeadComponents([
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, decided before paint
      <script key="resolve" dangerouslySetInnerHTML={{ __html: RESOLVE }} />,
    ]);
  }
}
