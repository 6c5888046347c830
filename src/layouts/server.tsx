import { type RenderBodyArgs, withPrefix } from "gatsby";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages.ts";
import { languageOfPath } from "../i18n/paths.ts";
import { fontFaces, fontPaths } from "./fonts.ts";
import { wordsPath } from "./wordsPath.ts";

// An address with a language is drawn by script on top of 404.html: until then nothing is shown.
const PREFIX = withPrefix("/").replaceAll("/", "\\/");
const RESOLVE = `if(/^${PREFIX}(${LANGUAGES.join("|")})(\\/|$)/.test(location.pathname))document.documentElement.dataset.resolving=""`;

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
  if (pathname === "/404.html" || pathname === "/404/") {
    setHeadComponents([
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, decided before paint
      <script key="resolve" dangerouslySetInnerHTML={{ __html: RESOLVE }} />,
    ]);
  }
}
