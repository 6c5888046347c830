import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import type { ListParts, ProgramCard } from "../../content/cards.ts";
import { PROGRAM_TYPES, type ProgramType } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { changeSearch, useSearch } from "../Address/useSearch.ts";
import { programTypeName } from "../DocumentCard/names.ts";
import { ProgramDocumentCard } from "../DocumentCard/ProgramDocumentCard.tsx";
import { chosenIn, withChoice } from "../DocumentList/choice.ts";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { useListing } from "../DocumentList/useListing.ts";

/** "?type=active&type=nature" */
const TYPE = "type";

interface Props {
  programs: ProgramCard[];
  parts: ListParts;
}

export function ProgramList({ programs, parts }: Props) {
  const t = useWords();
  const search = useSearch();
  const choice = chosenIn(search, TYPE, PROGRAM_TYPES);
  const listing = useListing({
    type: "program",
    first: programs,
    parts,
    choice,
  });
  const toggle = (type: ProgramType): void => {
    const ticked = PROGRAM_TYPES.filter((one) => choice.includes(one) !== (one === type));
    changeSearch(withChoice(search, TYPE, ticked));
  };
  return (
    <DocumentList
      route="programs"
      title={t("packages.title")}
      lead={t("packages.lead")}
      count={t("packages.count", { count: listing.count })}
      emptyMessage={t("packages.list.error")}
      listing={listing}
      filterPlace="beside"
      onShowAll={choice.length > 0 ? () => changeSearch(withChoice(search, TYPE, [])) : undefined}
      filter={
        listing.total > 0 && (
          <FilterCheckboxes
            label={t("filter.type")}
            openLabel={
              choice.length > 0 ? `${t("filter.open")} (${choice.length})` : t("filter.open")
            }
            choices={PROGRAM_TYPES.map((value) => ({
              value,
              label: programTypeName(value, t),
              count: listing.counts[value] ?? 0,
            }))}
            selected={choice}
            onToggle={toggle}
            onApproach={prepareReflow}
          />
        )
      }
      card={(program) => (
        <Reveal key={program.path}>
          <ProgramDocumentCard program={program} />
        </Reveal>
      )}
      grid={(cards) => <CardGrid>{cards}</CardGrid>}
    />
  );
}
