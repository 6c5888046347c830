import type { HeadProps, PageProps } from "gatsby";
import { Search } from "../features/Search/Search.tsx";
import type { SearchContext } from "../gatsby/pages/contexts.ts";
import { searchPath } from "../i18n/searchPath.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { withPrefix } from "../layouts/prefix.ts";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function SearchPage({ pageContext }: PageProps<object, SearchContext>) {
  const { index, language } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      <Search index={withPrefix(index)} action={withPrefix(searchPath(language))} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, SearchContext>) {
  const t = translator(pageContext.language);
  return (
    <PageHead {...pageContext} title={t("search.title")} description={t("search.lead")} isHidden />
  );
}
