import type { HeadProps, PageProps } from "gatsby";
import type { SearchContext } from "../build/pages/pageContexts.ts";
import { Search } from "../features/Search/Search.tsx";
import { translator } from "../i18n/messages.ts";
import { searchPath } from "../i18n/searchPath.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

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
