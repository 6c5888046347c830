import type { BlogPost } from "../../documents/kinds/blog.ts";
import { readingTime } from "../../documents/readingTime.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type DetailProps, DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";
import { StoryFacts } from "./StoryFacts.tsx";

export function BlogDetail(props: DetailProps<BlogPost>) {
  const t = useTranslate();
  const { document, viewModel, people = [] } = props;
  // A document that was published after the build has no view model.
  const minutes = viewModel?.minutes ?? readingTime(document.content);
  const hasFacts = viewModel && (people.length > 0 || viewModel.rows.length > 0);
  return (
    <DocumentDetail
      {...props}
      hasIndex
      facts={[t("detail.reading-time", { count: minutes })]}
      inShort={hasFacts && <StoryFacts viewModel={viewModel} people={people} />}
    />
  );
}
