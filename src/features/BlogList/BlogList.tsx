import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import type { BlogCard, ListParts } from "../../content/cards.ts";
import { BLOG_CATEGORIES } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { changeSearch, useSearch } from "../Address/useSearch.ts";
import { BlogPostCard } from "../DocumentCard/BlogPostCard.tsx";
import { categoryName } from "../DocumentCard/names.ts";
import { chosenIn, withChoice } from "../DocumentList/choice.ts";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { useListing } from "../DocumentList/useListing.ts";

/** "?category=nature" */
const CATEGORY = "category";
const ALL = "all";

interface Props {
  posts: BlogCard[];
  parts: ListParts;
}

export function BlogList({ posts, parts }: Props) {
  const t = useWords();
  const search = useSearch();
  // One only, whatever the address says.
  const choice = chosenIn(search, CATEGORY, BLOG_CATEGORIES).slice(0, 1);
  const listing = useListing({
    type: "blog",
    first: posts,
    parts,
    choice,
  });
  const choose = (value: string): void =>
    changeSearch(withChoice(search, CATEGORY, value === ALL ? [] : [value]));
  const choices = BLOG_CATEGORIES.map((value) => ({
    value,
    label: categoryName(value, t),
    count: listing.counts[value] ?? 0,
  }));
  return (
    <DocumentList
      route="blog"
      title={t("blog.title")}
      lead={t("blog.lead")}
      count={t("blog.count", { count: listing.count })}
      emptyMessage={t("blog.list.error")}
      listing={listing}
      onShowAll={choice.length > 0 ? () => choose(ALL) : undefined}
      filter={
        listing.total > 0 && (
          <FilterButtons
            label={t("filter.category")}
            choices={[{ value: ALL, label: t("filter.all"), count: listing.total }, ...choices]}
            selected={choice[0] ?? ALL}
            onSelect={choose}
            onApproach={prepareReflow}
          />
        )
      }
      card={(post) => (
        <Reveal key={post.path}>
          <BlogPostCard post={post} />
        </Reveal>
      )}
      grid={(cards) => <StaggeredGrid>{cards}</StaggeredGrid>}
    />
  );
}
