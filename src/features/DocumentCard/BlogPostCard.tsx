import { memo } from "react";
import { Card } from "../../components/Card/Card.tsx";
import type { CardOf } from "../../content/cards.ts";
import { categoryName } from "../../content/kinds/blog.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { pictureSizes } from "../../theme/pictureSizes.ts";

interface Props {
  post: CardOf<"blog">;
  place?: "story" | "few";
}

/** Drawn anew for another story only, not with every change of a list. */
export const BlogPostCard = memo(function BlogPostCard({ post, place = "story" }: Props) {
  const t = useWords();
  const date = formatDate(post.publishedAt, t);
  const facts = [categoryName(post.category, t), date].filter((fact) => fact !== "");
  return (
    <Card
      href={post.path}
      title={post.title}
      summary={post.summary}
      picture={post.picture}
      sizes={pictureSizes[place]}
      facts={facts}
    />
  );
});
