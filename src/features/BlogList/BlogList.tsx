import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import type { BlogCard, ListParts } from "../../content/cards.ts";
import { BLOG_CATEGORIES } from "../../content/types.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { BlogPostCard } from "../DocumentCard/BlogPostCard.tsx";
import { categoryName } from "../DocumentCard/names.ts";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { useChoice } from "../DocumentList/useChoice.ts";
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
  const { chosen, shown, choose } = useChoice(CATEGORY, BLOG_CATEGORIES);
  // One only, whatever the address says.
  const [category] = chosen;
  const listing = useListing({
    type: "blog",
    first: posts,
    parts,
    choice: shown.slice(0, 1),
  });
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
      onShowAll={category ? () => choose([]) : undefined}
      filter={
        listing.total > 0 && (
          <FilterButtons
            label={t("filter.category")}
            choices={[{ value: ALL, label: t("filter.all"), count: listing.total }, ...choices]}
            selected={category ?? ALL}
            onSelect={(value) => choose(value === ALL ? [] : [value])}
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
