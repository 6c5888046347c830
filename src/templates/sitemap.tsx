import type { HeadProps, PageProps } from "gatsby";
import type { SitemapContext } from "../build/pages/pageContexts.ts";
import { InternalLinkProvider } from "../components/Link/Link.tsx";
import { Sitemap } from "../features/Sitemap/Sitemap.tsx";
import { translator } from "../i18n/messages.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { PlainLink } from "../shell/PlainLink.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function SitemapPage({ pageContext }: PageProps<object, SitemapContext>) {
  const { documents, written, illustration } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      {/* Prefetching the targets of a thousand links would be too much. */}
      <InternalLinkProvider value={PlainLink}>
        <Sitemap documents={documents} written={written} illustration={illustration} />
      </InternalLinkProvider>
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, SitemapContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("sitemap.title")} description={t("sitemap.lead")} />;
}
