import type { BlogPost } from "../../content/kinds/blog.ts";
import { categoryName } from "../../content/kinds/blog.ts";
import { readingTime } from "../../content/readingTime.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import type { Related } from "../RelatedDocuments/RelatedDocuments.tsx";

interface Props {
  document: BlogPost;
  related: Related;
}

export function BlogDetail({ document, related }: Props) {
  const t = useWords();
  const facts = [
    categoryName(document.category, t),
    formatDate(document.publishedAt, t),
    t("detail.reading-time", { count: readingTime(document.content) }),
  ];
  return (
    <DocumentDetail
      document={document}
      related={related}
      list={{ route: "blog", title: t("blog.title") }}
      kicker={facts.filter((fact) => fact !== "")}
    />
  );
}
