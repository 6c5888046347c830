import { Card } from "../../components/Card/Card.tsx";
import type { BlogCard } from "../../content/cards.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { categoryName } from "./names.ts";

const SIZES = "(min-width: 81.5em) 37.5rem, (min-width: 48em) 45vw, 92vw";

export function BlogPostCard({ post }: { post: BlogCard }) {
  const t = useWords();
  const date = formatDate(post.publishedAt, useLanguage());
  const facts = [categoryName(post.category, t), date].filter((fact) => fact !== "");
  return (
    <Card
      href={post.path}
      title={post.title}
      summary={post.summary}
      picture={post.picture}
      sizes={SIZES}
      facts={facts}
    />
  );
}
