import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import type { BlogCard, ListParts } from "../../content/cards.ts";
import { type ListPlace, WHOLE_LIST } from "../../content/listPages.ts";
import { listPath } from "../../content/paths.ts";
import { BLOG_CATEGORIES } from "../../content/types.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { BlogPostCard } from "../DocumentCard/BlogPostCard.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { filterChoices } from "../DocumentList/filterChoices.ts";
import { useListing } from "../DocumentList/useListing.ts";

const CATEGORY = { name: "category", values: BLOG_CATEGORIES } as const;
const ALL = "all";

interface Props {
  posts: BlogCard[];
  parts: ListParts;
  place?: ListPlace;
}

export function BlogList({ posts, parts, place = WHOLE_LIST }: Props) {
  const t = useWords();
  const language = useLanguage();
  const listing = useListing({ type: "blog", first: posts, parts, place });
  const { address, counts, total } = listing;
  const [category] = address.chosen.category ?? [];
  const choose = (values: string[]): void => address.choose(CATEGORY.name, values);
  return (
    <DocumentList
      type="blog"
      place={place}
      lead={t("blog.lead")}
      count={t("blog.count", { count: listing.count })}
      emptyMessage={t("blog.list.error")}
      listing={listing}
      onShowAll={category ? () => choose([]) : undefined}
      filter={
        total > 0 && (
          <FilterButtons
            label={t("filter.category")}
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
