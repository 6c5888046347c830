import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import type { BlogCard } from "../../content/cards.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { BlogPostCard } from "../DocumentCard/BlogPostCard.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";

export function BlogList({ posts }: { posts: BlogCard[] }) {
  const t = useWords();
  return (
    <DocumentList
      route="blog"
      title={t("blog.title")}
      lead={t("blog.lead")}
      count={posts.length > 0 ? t("blog.count", { count: posts.length }) : ""}
      emptyMessage={t("blog.list.error")}
    >
      {posts.length > 0 && (
        <CardGrid layout="staggered">
          {posts.map((post) => (
            <BlogPostCard key={post.path} post={post} />
          ))}
        </CardGrid>
      )}
    </DocumentList>
  );
}
