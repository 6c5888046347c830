import { readingTime } from "../../content/readingTime.ts";
import type { BlogPost } from "../../content/types.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { categoryName } from "../DocumentCard/names.ts";
import { DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import type { Related } from "../RelatedDocuments/RelatedDocuments.tsx";

interface Props {
  post: BlogPost;
  related: Related;
}

export function BlogDetail({ post, related }: Props) {
  const t = useWords();
  const facts = [
    categoryName(post.category, t),
    formatDate(post.publishedAt, t),
    t("detail.reading-time", { count: readingTime(post.content) }),
  ];
  return (
    <DocumentDetail
      document={post}
      related={related}
      list={{ route: "blog", title: t("blog.title") }}
      kicker={facts.filter((fact) => fact !== "")}
    />
  );
}
