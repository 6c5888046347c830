import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import { CATEGORY, FILTERS } from "../../documents/kinds/blogFilters.ts";
import { listPath } from "../../documents/paths.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { WHOLE_LIST } from "../../lists/pagination.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { filterChoices } from "../DocumentList/filters/filterChoices.ts";
import { filterGroups } from "../DocumentList/filters/filterGroups.ts";
import { ListFilters } from "../DocumentList/ListFilters.tsx";
import { useListing } from "../DocumentList/useListing.ts";

const ALL = "all";
const OTHER_FILTERS = FILTERS.filters.filter((filter) => filter !== CATEGORY);

export function BlogList({ type, cards, parts, place = WHOLE_LIST }: ListProps<"blog">) {
  const t = useTranslate();
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const { params: address, counts, total } = listing;
  const [category] = address.chosen.category ?? [];
  const choose = (values: string[]): void => address.choose(CATEGORY.name, values);
  return (
    <DocumentList
      type={type}
      place={place}
      listing={listing}
      filter={
        total > 0 && (
          <ListFilters type={type} listing={listing}>
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
            <FilterCheckboxes
              groups={filterGroups(OTHER_FILTERS, listing, { type, language, parts, t })}
              onIntent={prepareReflow}
            />
          </ListFilters>
        )
      }
      card={(post, standing) => <DocumentCard card={post} place="story" {...standing} />}
      grid={(cards) => <StaggeredGrid>{cards}</StaggeredGrid>}
    />
  );
}
