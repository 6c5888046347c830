import type { HeadProps, PageProps } from "gatsby";
import { About } from "../features/About/About.tsx";
import type { PageContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function AboutPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <SiteLayout {...pageContext}>
      <About />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("about.title")} description={t("about.lead")} />;
}
