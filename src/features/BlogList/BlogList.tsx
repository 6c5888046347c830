import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import { CATEGORY, LIST } from "../../content/kinds/blog.ts";
import { WHOLE_LIST } from "../../content/listPages.ts";
import { listPath } from "../../content/paths.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { BlogPostCard } from "../DocumentCard/BlogPostCard.tsx";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { filterChoices } from "../DocumentList/filterChoices.ts";
import { useListing } from "../DocumentList/useListing.ts";

const ALL = "all";

export function BlogList({ cards, parts, place = WHOLE_LIST }: ListProps<"blog">) {
  const t = useWords();
  const language = useLanguage();
  const listing = useListing({ type: "blog", first: cards, parts, place });
  const { address, counts, total } = listing;
  const [category] = address.chosen.category ?? [];
  const choose = (values: string[]): void => address.choose(CATEGORY.name, values);
  return (
    <DocumentList
      type="blog"
      place={place}
      lead={LIST.lead(t)}
      count={LIST.count(listing.count, t)}
      emptyMessage={t("blog.list.error")}
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
                href: listPath("blog", language, ""),
              },
              ...filterChoices(CATEGORY, { type: "blog", language, parts, counts, t }),
            ]}
            selected={category ?? ALL}
            onSelect={(value) => choose(value === ALL ? [] : [value])}
            onApproach={prepareReflow}
          />
        )
      }
      card={(post) => <BlogPostCard post={post} />}
      grid={(cards) => <StaggeredGrid>{cards}</StaggeredGrid>}
    />
  );
}
