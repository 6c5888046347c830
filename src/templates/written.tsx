import type { HeadProps, PageProps } from "gatsby";
import { WrittenPage } from "../features/WrittenPage/WrittenPage.tsx";
import type { WrittenContext } from "../gatsby/pages/contexts.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function Written({ pageContext }: PageProps<object, WrittenContext>) {
  return (
    <SiteLayout {...pageContext}>
      <WrittenPage {...pageContext} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, WrittenContext>) {
  const { title, lead } = pageContext.page;
  return <PageHead {...pageContext} title={title} description={lead} />;
}
