import type { HeadProps, PageProps } from "gatsby";
import type { NotFoundContext } from "../build/pages/pageContexts.ts";
import { NotFoundHead } from "../shell/NotFoundHead.tsx";
import { NotFoundPage } from "../shell/NotFoundPage.tsx";

export default function NotFoundTemplate({
  pageContext: { language, names, illustration },
  location,
}: PageProps<object, NotFoundContext>) {
  return (
    <NotFoundPage
      language={language}
      address={location.pathname}
      names={names}
      illustration={illustration}
    />
  );
}

export function Head({ pageContext }: HeadProps<object, NotFoundContext>) {
  return <NotFoundHead language={pageContext.language} />;
}
