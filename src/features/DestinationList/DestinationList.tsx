import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { chosenFacets } from "../../content/facets.ts";
import { LIST } from "../../content/kinds/destination.ts";
import { WHOLE_LIST } from "../../content/listPages.ts";
import { listPath } from "../../content/paths.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { groupsOf } from "../DocumentList/groupsOf.ts";
import { useListing } from "../DocumentList/useListing.ts";

export function DestinationList({
  type,
  cards,
  parts,
  place = WHOLE_LIST,
}: ListProps<"destination">) {
  const t = useWords();
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const { address, total } = listing;
  const groups = groupsOf(LIST.facets, listing, { type, language, parts, t });
  return (
    <DocumentList
      type={type}
      place={place}
      listing={listing}
      onShowAll={chosenFacets(address.chosen).length > 0 ? address.showAll : undefined}
      filter={
        groups.length > 0 && (
          <FilterCheckboxes
            groups={groups}
            all={{ label: t("filter.all"), href: listPath(type, language, ""), count: total }}
            onIntent={prepareReflow}
          />
        )
      }
      card={(card, away) => <DocumentCard card={card} away={away} />}
      grid={(cards) => <CardGrid>{cards}</CardGrid>}
    />
  );
}
