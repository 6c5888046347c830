import type { ReactNode } from "react";
import type { Translation } from "../../documents/types.ts";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import { pathForOthers } from "../../i18n/paths.ts";
import { fullAddress } from "./siteUrl.ts";

/** Where the same page is in each language, for search engines. No component: Gatsby reads a head as it is. */
export function alternateLinks(versions: Translation[]): ReactNode {
  const forOthers = pathForOthers(versions);
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
