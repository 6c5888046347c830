import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from "../../i18n/languages.ts";
import type { RootMeta } from "../../seo/documentMeta.ts";
import { pageTitle } from "../../seo/meta.ts";
import { hreflangLinks } from "./hreflangLinks.tsx";
import { SocialHead } from "./SocialHead.tsx";
import { fullAddress } from "./siteUrl.ts";

/** `<head>` of the root page. Search engines show it to visitors who use none of the languages. */
export function RootHead({ siteName, ...root }: RootMeta & { siteName: string }) {
  const { description, translations } = root;
  const title = pageTitle(siteName, root.title);
  const address = fullAddress("/");
  return (
    <>
      <html lang={LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {hreflangLinks(translations)}
      <SocialHead
        {...root}
        language={DEFAULT_LANGUAGE}
        siteName={siteName}
        title={title}
        address={address}
      />
    </>
  );
}
