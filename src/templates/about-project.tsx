import type { HeadProps, PageProps } from "gatsby";
import { AboutProject } from "../features/AboutProject/AboutProject.tsx";
import type { PageContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function AboutProjectPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <SiteLayout {...pageContext}>
      <AboutProject />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const t = translator(pageContext.language);
  return (
    <PageHead
      {...pageContext}
      title={t("about-project.title")}
      description={t("about-project.lead")}
    />
  );
}
