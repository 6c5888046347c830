import type { HeadProps, PageProps } from "gatsby";
import type { NotFoundContext } from "../gatsby/pages/contexts.ts";
import { NotFoundHead } from "../layouts/NotFoundHead.tsx";
import { NotFoundPage } from "../layouts/NotFoundPage.tsx";

export default function NotFoundTemplate({
  pageContext: { language, names, scene },
  location,
}: PageProps<object, NotFoundContext>) {
  return (
    <NotFoundPage language={language} address={location.pathname} names={names} scene={scene} />
  );
}

export function Head({ pageContext }: HeadProps<object, NotFoundContext>) {
  return <NotFoundHead language={pageContext.language} />;
}
