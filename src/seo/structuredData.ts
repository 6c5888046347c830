import type { ListItem, SearchAction, WithActionConstraints } from "schema-dts";
import type { Publisher, Thing } from "../documents/schemaOrg.ts";
import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";

/** One step of the path to a page: "Home", "https://podunavlje.example/en/" */
export interface PathStep {
  name: string;
  address: string;
}

interface Site {
  name: string;
  description: string;
  /** Of the site without a language, and of its home page in the page's language. */
  root: string;
  home: string;
  logo: string;
  language: Language;
  /** With the place for the words: "…/search/?q={search_term_string}" */
  searchAddress: string;
}

const publisherOf = (root: string) => ({ "@id": `${root}#organization` });

export function organization({ name, root, home, logo }: Omit<Site, "searchAddress">): Publisher {
  return { "@type": "Organization", ...publisherOf(root), name, url: home, logo };
}

export function webSite(site: Site): Thing {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: site.searchAddress },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${site.home}#website`,
    name: site.name,
    description: site.description,
    url: site.home,
    inLanguage: LANGUAGE_TABLE[site.language].htmlLang,
    publisher: publisherOf(site.root),
    potentialAction: search,
  };
}

export function breadcrumbList(steps: PathStep[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(
      ({ name, address }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: address,
      }),
    ),
  };
}

/**
 * Escaped, so that no text can end the script element, even after Gatsby has read "&lt;" as "<".
 */
export function toJsonLd(things: Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
}
