import { type RenderBodyArgs, withPrefix } from "gatsby";
import { listOf } from "../content/kinds.ts";
import { FIRST_LOOK_SCRIPT, type Site } from "../i18n/firstLook.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES } from "../i18n/languages.ts";
import { manifestOf } from "../i18n/manifests.ts";
import { languageOfPath, localizePath } from "../i18n/paths.ts";
import { PREFERENCE } from "../i18n/preference.ts";
import { DOCUMENT_TYPES, LIST_ROUTES, ROUTES } from "../i18n/routes.ts";
import { BROWSER_COLOUR } from "../theme/browserColour.ts";
import { PATH_PREFIX } from "./addressLanguage.ts";
import { fontFaces, fontPaths } from "./fonts.ts";
import { wordsPath } from "./wordsPath.ts";

const SITE: Site = {
  languages: LANGUAGES,
  fallback: DEFAULT_LANGUAGE,
  prefix: PATH_PREFIX,
};

const HTML_LANGS = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_TABLE[language].htmlLang]),
);

// The root and 404.html answer for every address that has no page: before anything is painted, the
// visitor is led to a language, or the page that script will draw there is given its language.
const FIRST_LOOK = `(()=>{${FIRST_LOOK_SCRIPT}
let stored=null;try{stored=localStorage.getItem(${JSON.stringify(PREFERENCE)})}catch{}
const {pathname:path,search,hash}=location,html=document.documentElement;
const look=lookAtAddress({path,search,hash,stored,preferred:navigator.languages||[navigator.language]},${JSON.stringify(SITE)});
if(look.kind==="stay")return;
html.dataset.resolving="";
if(look.kind==="go")location.replace(look.to);else html.lang=${JSON.stringify(HTML_LANGS)}[look.language]})()`;

const NARROWED = DOCUMENT_TYPES.filter((type) => listOf(type).facets.length > 0);
const NARROWED_ROUTES = NARROWED.map((type) => ROUTES[LIST_ROUTES[type]]);
const FACETS = NARROWED.flatMap((type) => listOf(type).facets.map(({ name }) => name));

// The HTML of a list has its first cards. Where the address narrows them, or a visitor comes back to
// more of them, it stays unseen until script has made it what it was, four seconds at most: nothing
// jumps under a finger.
const NARROW = `if(/[?&](${FACETS.join("|")})=\\w/.test(location.search)||history.state?.shown){let d=document.documentElement.dataset;d.narrowing="";setTimeout(()=>delete d.narrowing,4e3)}`;

const isNarrowed = (pathname: string): boolean =>
  NARROWED_ROUTES.some((route) =>
    LANGUAGES.some((language) => pathname === localizePath(route, language)),
  );

export function headOfPath({ pathname, setHeadComponents }: RenderBodyArgs): void {
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours, the same in every page
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces() }} />,
  ]);
  if (language) {
    // For no medium yet: the script that begins all others asks for them, behind the main picture.
    setHeadComponents([
      <link
        key="words"
        rel="preload"
        as="fetch"
        media="not all"
        href={wordsPath(language)}
        crossOrigin="anonymous"
      />,
    ]);
  }
  if (isNarrowed(pathname)) {
    setHeadComponents([
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, decided before paint
      <script key="narrow" dangerouslySetInnerHTML={{ __html: NARROW }} />,
    ]);
  }
  if (["/", "/404.html", "/404/"].includes(pathname)) {
    setHeadComponents([
      // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours, run before paint
      <script key="first-look" dangerouslySetInnerHTML={{ __html: FIRST_LOOK }} />,
    ]);
  }
}
