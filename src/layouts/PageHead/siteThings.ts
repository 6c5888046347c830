import { organization, type Thing, webSite } from "../../content/structuredData.ts";
import type { Language } from "../../i18n/languages.ts";
import { routePath } from "../../i18n/routes.ts";
import { searchPath } from "../../i18n/searchPath.ts";
import { translator } from "../../i18n/words.ts";
import { fullAddress } from "./siteUrl.ts";

/** Who publishes the site, and the site itself, for search engines. */
export function siteThings(language: Language): { organization: Thing; webSite: Thing } {
  const t = translator(language);
  const site = {
    name: t("site.name"),
    description: t("site.description"),
    language,
    root: fullAddress("/"),
    home: fullAddress(routePath("home", language)),
    logo: fullAddress("/favicon.svg"),
    searchAddress: `${fullAddress(searchPath(language))}?q={search_term_string}`,
  };
  return { organization: organization(site), webSite: webSite(site) };
}
