import { type HeadProps, type PageProps, withPrefix } from "gatsby";
import { NotFound } from "../features/NotFound/NotFound.tsx";
import type { NotFoundContext } from "../gatsby/pages.ts";
import { NotFoundHead } from "../layouts/NotFoundHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function NotFoundPage({
  pageContext,
  location,
}: PageProps<object, NotFoundContext>) {
  return (
    <SiteLayout {...pageContext}>
      <NotFound address={location.pathname} names={withPrefix(pageContext.names)} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, NotFoundContext>) {
  return <NotFoundHead language={pageContext.language} />;
}
