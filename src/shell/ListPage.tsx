import type { HeadProps, PageProps } from "gatsby";
import type { ComponentType } from "react";
import { listOf } from "../documents/kinds.ts";
import { listPath } from "../documents/paths.ts";
import type { Picture, SharedPicture, Translation } from "../documents/types.ts";
import type { ListProps } from "../features/DocumentList/DocumentList.tsx";
import { isAt } from "../features/DocumentList/filters/filterParams.ts";
import { listNames } from "../features/DocumentList/listNames.ts";
import { usePathname } from "../features/UrlState/useUrlSearch.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { translator } from "../i18n/messages.ts";
import { type DocumentType, LIST_ROUTES } from "../i18n/routes.ts";
import { type Card, type ListSummary, ofType } from "../lists/cards.ts";
import type { ListPlace } from "../lists/pagination.ts";
import type { RegionMap } from "../maps/regionMap.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { PageHead } from "./PageHead/PageHead.tsx";
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx";
import { UnknownAddress, UnknownHead } from "./UnknownAddress.tsx";

/** Adds the path prefix to the URL of the list's full data file. */
const withPrefixedRest = (parts: ListSummary): ListSummary =>
  parts.allCardsUrl === "" ? parts : { ...parts, allCardsUrl: withPrefix(parts.allCardsUrl) };

/** The page context that the build creates for a page of a list. */
interface ListContext {
  language: Language;
  translations: Translation[];
  picture?: SharedPicture;
  parts: ListSummary;
  place: ListPlace;
  cards: Card[];
  /** Path of the file with the titles of all documents, for "did you mean" suggestions. */
  names: string;
  /** For the "page not found" message. */
  illustration: Picture;
  /** Paths of the pages before and after; "" if there is none. */
  previous: string;
  next: string;
  map?: RegionMap;
  /** The page of all departures. */
  departures?: string;
}

export type ListPageProps = Pick<
  PageProps<object, ListContext>,
  "pageContext" | "params" | "location"
>;

/**
 * The part of the address after the list's path that no page matches, or "". Gatsby's wildcard
 * matches the list's own pages too; those have a path suffix and are known.
 */
const unknownRest = ({
  pageContext,
  params,
}: Pick<ListPageProps, "pageContext" | "params">): string =>
  pageContext.place.pathSuffix === "" ? (params["*"] ?? "") : "";

interface Drawn<Type extends DocumentType> extends ListPageProps {
  type: Type;
  List: ComponentType<ListProps<Type>>;
}

/**
 * The same page of the list in all languages. Falls back to the list itself where a language has no
 * such page, and everywhere once the visitor's filters have changed the address.
 */
function useVersions(
  type: DocumentType,
  { translations, place }: Pick<ListContext, "translations" | "place">,
): Translation[] {
  const pathname = usePathname();
  const isAtPlace = pathname === "" || isAt(pathname, place.pathSuffix);
  return LANGUAGES.map((language) => {
    const same = isAtPlace && translations.find((version) => version.language === language);
    return same || { language, path: listPath(type, language, "") };
  });
}

/**
 * A page of a list, rendered by the list feature of its document type. Also matches every unknown
 * address below the list, such as a deleted document's.
 */
export function ListPage<Type extends DocumentType>(props: Drawn<Type>) {
  const { type, pageContext, location, List } = props;
  const { cards, parts, place, map, departures } = pageContext;
  const versions = useVersions(type, pageContext);
  const rest = unknownRest(props);
  if (rest) {
    return (
      <UnknownAddress
        {...pageContext}
        type={type}
        rest={rest}
        address={location.pathname}
        newest={cards}
      />
    );
  }
  return (
    <SiteLayout language={pageContext.language} translations={versions}>
      <List
        type={type}
        cards={ofType(cards, type)}
        parts={withPrefixedRest(parts)}
        place={place}
        map={map}
        departures={departures}
      />
    </SiteLayout>
  );
}

export type ListHeadProps = Pick<HeadProps<object, ListContext>, "pageContext" | "params">;

export function ListHead({ type, pageContext, params }: ListHeadProps & { type: DocumentType }) {
  const { language, place } = pageContext;
  const t = translator(language);
  const rest = unknownRest({ pageContext, params });
  if (rest) return <UnknownHead language={language} rest={rest} />;
  const { title, ownTitle } = listNames(type, place, t);
  const list = place.pathSuffix === "" ? undefined : { route: LIST_ROUTES[type], title };
  const description = listOf(type).lead(t);
  return <PageHead {...pageContext} title={ownTitle} description={description} list={list} />;
}
