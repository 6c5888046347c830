import type { HeadProps, PageProps } from "gatsby";
import { NotFound } from "../features/NotFound/NotFound.tsx";
import type { PageContext } from "../gatsby/pages.ts";
import { NotFoundHead } from "../layouts/NotFoundHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function NotFoundPage({ pageContext, path }: PageProps<object, PageContext>) {
  return (
    <SiteLayout {...pageContext} path={path}>
      <NotFound />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  return <NotFoundHead language={pageContext.language} />;
}
