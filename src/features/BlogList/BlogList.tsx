import { Reveal } from "../../components/Reveal/Reveal.tsx";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
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
        <StaggeredGrid>
          {posts.map((post) => (
            <Reveal key={post.path}>
              <BlogPostCard post={post} />
            </Reveal>
          ))}
        </StaggeredGrid>
      )}
    </DocumentList>
  );
}
