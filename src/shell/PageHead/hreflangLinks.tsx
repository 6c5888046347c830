import type { ReactNode } from "react";
import type { Translation } from "../../documents/types.ts";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import { defaultLanguagePath } from "../../i18n/paths.ts";
import { fullAddress } from "./siteUrl.ts";

/**
 * hreflang links to the page in each language, for search engines. A function, not a component:
 * Gatsby reads the elements of a head without rendering them.
 */
export function hreflangLinks(versions: Translation[]): ReactNode {
  const forOthers = defaultLanguagePath(versions);
  return (
    <>
      {versions.map(({ language, path }) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={LANGUAGE_TABLE[language].htmlLang}
          href={fullAddress(path)}
        />
      ))}
      {forOthers && <link rel="alternate" hrefLang="x-default" href={fullAddress(forOthers)} />}
    </>
  );
}
