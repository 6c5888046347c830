import type { ReactNode } from "react";
import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { listPath } from "../../documents/paths.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { DocumentType } from "../../i18n/routes.ts";
import type { CardOf } from "../../lists/cards.ts";
import { filtersOf } from "../../lists/filters.ts";
import { WHOLE_LIST } from "../../lists/pagination.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { DocumentList, type ListProps } from "./DocumentList.tsx";
import { filterGroups } from "./filters/filterGroups.ts";
import { ListFilters } from "./ListFilters.tsx";
import { type Listing, useListing } from "./useListing.ts";

interface Props<Type extends DocumentType> extends ListProps<Type> {
  /** Shown beside the filters, such as a switch between list and map. */
  views?: ReactNode;
  grid?: (cards: ReactNode, listing: Listing<CardOf<Type>>) => ReactNode;
}

/** A list with all filters of its document type. */
export function PlainList<Type extends DocumentType>({
  type,
  cards,
  parts,
  place = WHOLE_LIST,
  views,
  grid = (shown) => <CardGrid>{shown}</CardGrid>,
}: Props<Type>) {
  const t = useTranslate();
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const groups = filterGroups(filtersOf(type).filters, listing, { type, language, parts, t });
  return (
    <DocumentList
      type={type}
      place={place}
      listing={listing}
      filter={
        groups.length > 0 ? (
          <ListFilters type={type} listing={listing} beside={views}>
            <FilterCheckboxes
              groups={groups}
              all={{
                label: t("filter.all"),
                href: listPath(type, language, ""),
                count: listing.total,
              }}
              onIntent={prepareReflow}
            />
          </ListFilters>
        ) : (
          views
        )
      }
      card={(card, state) => <DocumentCard card={card} {...state} />}
      grid={(shown) => grid(shown, listing)}
    />
  );
}
