import type { Thing } from "../../documents/schemaOrg.ts";
import type {
  PageContent,
  PageName,
  Person,
  Picture,
  SharedPicture,
  Translation,
} from "../../documents/types.ts";
import type { CostTable } from "../../documents/viewModels/costTable.ts";
import type { ViewModel } from "../../documents/viewModels/viewModel.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Messages } from "../../i18n/messages.ts";
import type { GalleryItem } from "../../images/gallery.ts";
import type { Opening } from "../../images/opening.ts";
import type { Card, CardOf, ListSummary } from "../../lists/cards.ts";
import type { DepartureCalendar } from "../../lists/departureCalendar.ts";
import type { ListPlace } from "../../lists/pagination.ts";
import type { SeasonNow } from "../../lists/seasonalHighlights.ts";
import type { SiteIndex } from "../../lists/siteIndex.ts";
import type { MapPart } from "../../maps/mapPart.ts";
import type { Poster, RegionMap } from "../../maps/regionMap.ts";
import type { RiverThread } from "../../maps/riverThread.ts";
import type { TripLine } from "../../maps/tripLines.ts";
import type { DocumentMeta, RootMeta } from "../../seo/documentMeta.ts";

/** One language's entry on a page that lists the languages. */
export interface Greeting {
  language: Language;
  text: string;
  href: string;
}

/** Contains the messages of the page, because it has no language whose messages could be loaded. */
export interface ChoiceContext {
  siteName: string;
  greetings: Greeting[];
  /** The files with the names of all documents, by language. */
  names: Record<Language, string>;
  hero: Picture;
  /** Shown if there is no such page. */
  illustration: Picture;
  /** For the root only; 404.html has none. */
  root?: RootMeta;
}

export interface PageContext {
  language: Language;
  translations: Translation[];
  /** The preview picture when the page is shared. */
  picture?: SharedPicture;
  /** Messages that only this page uses. */
  words?: Messages;
}

export interface IllustrationContext extends PageContext {
  illustration: Picture;
  /** Whom the page introduces. */
  people?: Person[];
}

export interface HomeContext extends PageContext {
  /** The first of each list. */
  cards: Card[];
  now: SeasonNow;
  gallery: GalleryItem[];
  openings: Opening[];
  map: Poster;
  river: RiverThread;
  journeys: PageName[];
  /** Structured data of the organization and the site. */
  things: Thing[];
}

export interface DeparturesContext extends PageContext {
  calendar: DepartureCalendar;
  /** For the two months that are drawn before scripts run, those in which each is shown. */
  shownIn: string[][];
}

export interface MyJourneyContext extends PageContext {
  /** The file with everything that can be kept. */
  catalogue: string;
  /** The wide map. */
  mapPicture: string;
}

export interface MapContext extends PageContext {
  map: RegionMap;
  /** Where trips go, by their path. */
  lines: Record<string, TripLine>;
}

export interface MarkdownContext extends IllustrationContext {
  page: PageContent;
  /** The journeys of the page that plans one. */
  journeys?: CardOf<"journey">[];
  /** What it costs in each place, on the same page. */
  costs?: CostTable | null;
}

/** `names` is the file with the names of all documents. */
export interface NotFoundContext extends IllustrationContext {
  names: string;
}

export interface ListContext extends NotFoundContext {
  parts: ListSummary;
  place: ListPlace;
  cards: Card[];
  /** The pages before and after; "" for none. */
  previous: string;
  next: string;
  /** The page of all departures; undefined if it has none. */
  departures?: string;
  /** For the list of destinations. */
  map?: RegionMap;
}

export interface SitemapContext extends IllustrationContext {
  documents: SiteIndex;
  written: PageName[];
}

/** `index` is the file with the search index. */
export interface SearchContext extends PageContext {
  index: string;
}

export interface DetailContext extends PageContext {
  id: string;
  related: { documents: Card[]; programs: Card[] };
  meta: DocumentMeta;
  /** Formatted by the build; a live look-up has none. */
  viewModel: ViewModel;
  /** Beside the inquiry form. */
  illustration?: Picture;
  /** Who tells a story, guides a program, or answers beside the form. */
  people: Person[];
  /** undefined without coordinates. */
  map?: MapPart;
}
