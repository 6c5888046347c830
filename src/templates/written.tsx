import type { HeadProps, PageProps } from "gatsby";
import type { MarkdownContext } from "../build/pages/pageContexts.ts";
import { WrittenPage } from "../features/WrittenPage/WrittenPage.tsx";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function Written({ pageContext }: PageProps<object, MarkdownContext>) {
  return (
    <SiteLayout {...pageContext}>
      <WrittenPage {...pageContext} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, MarkdownContext>) {
  const { title, lead } = pageContext.page;
  return <PageHead {...pageContext} title={title} description={lead} />;
}
