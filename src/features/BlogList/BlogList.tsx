import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import { CATEGORY } from "../../content/kinds/blog.ts";
import { WHOLE_LIST } from "../../content/listPages.ts";
import { listPath } from "../../content/paths.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { filterChoices } from "../DocumentList/filterChoices.ts";
import { useListing } from "../DocumentList/useListing.ts";

const ALL = "all";

export function BlogList({ type, cards, parts, place = WHOLE_LIST }: ListProps<"blog">) {
  const t = useWords();
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const { address, counts, total } = listing;
  const [category] = address.chosen.category ?? [];
  const choose = (values: string[]): void => address.choose(CATEGORY.name, values);
  return (
    <DocumentList
      type={type}
      place={place}
      listing={listing}
      onShowAll={category ? () => choose([]) : undefined}
      filter={
        total > 0 && (
          <FilterButtons
            label={CATEGORY.label(t)}
            choices={[
              {
                value: ALL,
                label: t("filter.all"),
                count: total,
                href: listPath(type, language, ""),
              },
              ...filterChoices(CATEGORY, { type, language, parts, counts, t }),
            ]}
            selected={category ?? ALL}
            onSelect={(value) => choose(value === ALL ? [] : [value])}
            onIntent={prepareReflow}
          />
        )
      }
      card={(post) => <DocumentCard card={post} place="story" />}
      grid={(cards) => <StaggeredGrid>{cards}</StaggeredGrid>}
    />
  );
}
