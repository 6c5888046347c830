import type {
  GeoCoordinates,
  ListItem,
  Organization,
  Thing as SchemaThing,
  SearchAction,
  WithActionConstraints,
} from "schema-dts";
import { LANGUAGE_TABLE, type Language } from "../i18n/languages.ts";
import type { GeoPoint } from "./kinds/details.ts";

/** A thing of schema.org, as search engines read it beside the page. */
export type Thing = Exclude<SchemaThing, string>;

/** Who publishes the site. */
export type Publisher = Exclude<Organization, string>;

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

export function geoOf(point: GeoPoint | null): GeoCoordinates | undefined {
  return point === null ? undefined : { "@type": "GeoCoordinates", ...point };
}

/** A thing stands by itself, several in a list, and none is not said. */
export function oneOrMore<Thing>(things: Thing[]): Thing | Thing[] | undefined {
  return things.length > 1 ? things : things[0];
}

/** Nothing is said of what is empty. */
export const said = (text: string | null): string | undefined => text || undefined;

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
 * As it stands in a page: no text in it can end the script that it stands in, nor once Gatsby has read
 * "&lt;" as "<" on its way there.
 */
export function toJsonLd(things: Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
}
