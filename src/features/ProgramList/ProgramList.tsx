import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import type { ListParts, ProgramCard } from "../../content/cards.ts";
import { PROGRAM_TYPES, type ProgramType } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { programTypeName } from "../DocumentCard/names.ts";
import { ProgramDocumentCard } from "../DocumentCard/ProgramDocumentCard.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { EmptyMessage } from "../DocumentList/EmptyMessage.tsx";
import { useChoice } from "../DocumentList/useChoice.ts";
import { useListing } from "../DocumentList/useListing.ts";

/** "?type=active&type=nature" */
const TYPE = "type";

interface Props {
  programs: ProgramCard[];
  parts: ListParts;
}

export function ProgramList({ programs, parts }: Props) {
  const t = useWords();
  const { chosen, shown, choose } = useChoice(TYPE, PROGRAM_TYPES);
  const listing = useListing({
    type: "program",
    first: programs,
    parts,
    choice: shown,
  });
  const toggle = (type: ProgramType): void =>
    choose(PROGRAM_TYPES.filter((one) => chosen.includes(one) !== (one === type)));
  return (
    <DocumentList
      route="programs"
      title={t("packages.title")}
      lead={t("packages.lead")}
      count={t("packages.count", { count: listing.count })}
      emptyMessage={<EmptyMessage text={t("packages.list.error")} />}
      listing={listing}
      filterPlace="beside"
      onShowAll={chosen.length > 0 ? () => choose([]) : undefined}
      filter={
        listing.total > 0 && (
          <FilterCheckboxes
            label={t("filter.type")}
            openLabel={
              chosen.length > 0 ? `${t("filter.open")} (${chosen.length})` : t("filter.open")
            }
            choices={PROGRAM_TYPES.map((value) => ({
              value,
              label: programTypeName(value, t),
              count: listing.counts[value] ?? 0,
            }))}
            selected={chosen}
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
