import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { chosenFacets } from "../../content/facets.ts";
import { LIST } from "../../content/kinds/program.ts";
import { WHOLE_LIST } from "../../content/listPages.ts";
import { listPath } from "../../content/paths.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { EmptyMessage } from "../DocumentList/EmptyMessage.tsx";
import { filterChoices } from "../DocumentList/filterChoices.ts";
import { useListing } from "../DocumentList/useListing.ts";

export function ProgramList({ type, cards, parts, place = WHOLE_LIST }: ListProps<"program">) {
  const t = useWords();
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const { address, counts, total } = listing;
  const facets = chosenFacets(address.chosen);
  const ticked = facets.reduce((sum, name) => sum + (address.chosen[name]?.length ?? 0), 0);
  const groups = LIST.facets.map((facet) => {
    const selected = address.chosen[facet.name] ?? [];
    return {
      label: facet.label(t),
      choices: filterChoices(facet, { type, language, parts, counts, t }),
      selected,
      onTick: (value: string, isTicked: boolean) =>
        address.choose(
          facet.name,
          facet.values.filter((one) => (one === value ? isTicked : selected.includes(one))),
        ),
    };
  });
  return (
    <DocumentList
      type={type}
      place={place}
      emptyMessage={
        facets.length > 1 ? t("packages.list.loosen") : <EmptyMessage text={LIST.empty(t)} />
      }
      listing={listing}
      onShowAll={ticked > 0 ? address.showAll : undefined}
      filter={
        total > 0 && (
          <FilterCheckboxes
            groups={groups}
            all={{ label: t("filter.all"), href: listPath(type, language, ""), count: total }}
            onIntent={prepareReflow}
          />
        )
      }
      card={(program) => <DocumentCard card={program} />}
      grid={(cards) => <CardGrid>{cards}</CardGrid>}
    />
  );
}
