import type { HeadProps, PageProps } from "gatsby";
import { InternalLinkProvider } from "../components/Link/Link.tsx";
import { Sitemap } from "../features/Sitemap/Sitemap.tsx";
import type { SitemapContext } from "../gatsby/pages/contexts.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { PlainLink } from "../layouts/PlainLink.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function SitemapPage({ pageContext }: PageProps<object, SitemapContext>) {
  const { documents, written, scene } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      {/* A thousand links that fetch what they lead to before anyone asked would be too much. */}
      <InternalLinkProvider value={PlainLink}>
        <Sitemap documents={documents} written={written} scene={scene} />
      </InternalLinkProvider>
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, SitemapContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("sitemap.title")} description={t("sitemap.lead")} />;
}
