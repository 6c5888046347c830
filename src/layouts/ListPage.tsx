import type { HeadProps, PageProps } from "gatsby";
import type { ReactNode } from "react";
import type { Card } from "../content/cards.ts";
import type { ListPlace } from "../content/listPages.ts";
import { LIST_ROUTES, listPath } from "../content/paths.ts";
import type { DocumentType, SharedPicture, Translation } from "../content/types.ts";
import { usePathname } from "../features/Address/useSearch.ts";
import { isAt } from "../features/DocumentList/choice.ts";
import { listNames } from "../features/DocumentList/listNames.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "./PageHead/PageHead.tsx";
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx";
import { UnknownAddress, UnknownHead } from "./UnknownAddress.tsx";

/** What the build says of a page of a list. */
interface ListFacts {
  language: Language;
  translations: Translation[];
  picture?: SharedPicture;
  place: ListPlace;
  cards: Card[];
  /** Where the names of all documents are. */
  names: string;
  /** The pages before and after; "" for none. */
  previous: string;
  next: string;
}

type Page = Pick<PageProps<object, ListFacts>, "pageContext" | "params" | "location">;

/**
 * What stands behind the list's address where no page answers for it. Gatsby finds the wildcard for the
 * pages of the list, too, but those answer for themselves.
 */
const unknownRest = ({ pageContext, params }: Pick<Page, "pageContext" | "params">): string =>
  pageContext.place.below === "" ? (params["*"] ?? "") : "";

interface Props extends Page {
  type: DocumentType;
  children: ReactNode;
}

/** Where the list has no such page in a language, and where script has left it for a choice, the list itself. */
function useVersions({ type, pageContext: { translations, place } }: Props): Translation[] {
  const pathname = usePathname();
  const isAtPlace = pathname === "" || isAt(pathname, place.below);
  return LANGUAGES.map((language) => {
    const same = isAtPlace && translations.find((version) => version.language === language);
    return same || { language, path: listPath(type, language, "") };
  });
}

/** A page of a list. It answers for every address below the list, too: what is no document ends up here. */
export function ListPage(props: Props) {
  const { type, pageContext, location, children } = props;
  const versions = useVersions(props);
  const rest = unknownRest(props);
  if (rest) {
    return (
      <UnknownAddress
        {...pageContext}
        type={type}
        rest={rest}
        address={location.pathname}
        newest={pageContext.cards}
      />
    );
  }
  return (
    <SiteLayout language={pageContext.language} translations={versions}>
      {children}
    </SiteLayout>
  );
}

interface HeadOptions extends Pick<HeadProps<object, ListFacts>, "pageContext" | "params"> {
  type: DocumentType;
  description: string;
}

export function ListHead({ type, description, pageContext, params }: HeadOptions) {
  const { language, place } = pageContext;
  const t = translator(language);
  const rest = unknownRest({ pageContext, params });
  if (rest) return <UnknownHead language={language} rest={rest} />;
  const { title, ownTitle } = listNames(type, place, t);
  const list = place.below === "" ? undefined : { route: LIST_ROUTES[type], title };
  return <PageHead {...pageContext} title={ownTitle} description={description} list={list} />;
}
