import type { Thing } from "../../documents/schemaOrg.ts";
import type {
  PageContent,
  PageName,
  Picture,
  SharedPicture,
  Translation,
} from "../../documents/types.ts";
import type { ViewModel } from "../../documents/viewModels/viewModel.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Messages } from "../../i18n/words.ts";
import type { GalleryItem } from "../../images/gallery.ts";
import type { Card, ListSummary } from "../../lists/cards.ts";
import type { ListPlace } from "../../lists/listPages.ts";
import type { SeasonalHighlight } from "../../lists/seasonalHighlights.ts";
import type { SiteIndex } from "../../lists/siteIndex.ts";
import type { MapPart } from "../../maps/mapPart.ts";
import type { Poster, RegionMap } from "../../maps/regionMap.ts";
import type { DocumentMeta, RootMeta } from "../../seo/documentMeta.ts";

/** One language's entry on a page that lists the languages. */
export interface Greeting {
  language: Language;
  text: string;
  href: string;
}

/** The words of this page come with it: it belongs to no language, so none is loaded for it. */
export interface ChoiceContext {
  siteName: string;
  greetings: Greeting[];
  /** For an address in a language, where the names of its documents are. */
  names: Record<Language, string>;
  hero: Picture;
  /** Shown where there is no such page. */
  illustration: Picture;
  /** Of the root, which can be shared and found; the other answers for what is not there. */
  root?: RootMeta;
}

/** What every page of a language knows of itself. */
export interface PageContext {
  language: Language;
  translations: Translation[];
  /** What stands for the page where it is shared. */
  picture?: SharedPicture;
  /** What this page alone says. */
  words?: Messages;
}

/** Most pages show a picture of the region. */
export interface IllustrationContext extends PageContext {
  illustration: Picture;
}

/** The home page shows the region's gallery as well. */
export interface HomeContext extends PageContext {
  /** The first of each list. */
  cards: Card[];
  /** What is on in each month of a year, from that of the build on. */
  now: { items: SeasonalHighlight[]; built: string };
  gallery: GalleryItem[];
  hero: Picture;
  map: Poster;
  /** Who publishes the site, and the site itself, for search engines. */
  things: Thing[];
}

/** The region on a map, and the list of its places. */
export interface MapContext extends PageContext {
  map: RegionMap;
}

/** A page of words comes with them. */
export interface WrittenContext extends IllustrationContext {
  page: PageContent;
  /** Of its parts, by their ids: where a journey goes. */
  maps?: Record<string, MapPart>;
}

/** What answers for unknown addresses knows where the names of all documents are. */
export interface NotFoundContext extends IllustrationContext {
  names: string;
}

/** A list page has its cards, and knows where all others are. */
export interface ListContext extends NotFoundContext {
  parts: ListSummary;
  place: ListPlace;
  cards: Card[];
  /** The pages before and after; "" for none. */
  previous: string;
  next: string;
  /** The same on a map, where its kind is one of places. */
  map?: RegionMap;
}

/** The page of all pages has the names of all documents in its language. */
export interface SitemapContext extends IllustrationContext {
  documents: SiteIndex;
  written: PageName[];
}

/** The page that finds others knows where all that can be found is. */
export interface SearchContext extends PageContext {
  index: string;
}

/** A document's page knows what a reader would open next. */
export interface DetailContext extends PageContext {
  id: string;
  related: { documents: Card[]; programs: Card[] };
  meta: DocumentMeta;
  /** In short, in words: none of a document that is drawn before its page is built. */
  viewModel: ViewModel;
  /** Beside the form that asks about the document, where there is one. */
  illustration?: Picture;
  /** Where it lies or goes, where somebody told. */
  map?: MapPart;
}
