import type { BlogPost } from "../../documents/kinds/blog.ts";
import { readingTime } from "../../documents/readingTime.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type DetailProps, DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";

export function BlogDetail(props: DetailProps<BlogPost>) {
  const t = useTranslate();
  // A document that was published after the build has no view model.
  const minutes = props.viewModel?.minutes ?? readingTime(props.document.content);
  return <DocumentDetail {...props} facts={[t("detail.reading-time", { count: minutes })]} />;
}
