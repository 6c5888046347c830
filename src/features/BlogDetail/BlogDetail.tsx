import type { BlogPost } from "../../content/types.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { categoryName } from "../DocumentCard/names.ts";
import { DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";

export function BlogDetail({ post }: { post: BlogPost }) {
  const t = useWords();
  const facts = [categoryName(post.category, t), formatDate(post.publishedAt, post.language)];
  return (
    <DocumentDetail
      document={post}
      list={{ route: "blog", title: t("blog.title") }}
      kicker={facts.filter((fact) => fact !== "").join(" · ")}
    />
  );
}
