import type { HeadProps, PageProps } from "gatsby";
import { Accessibility } from "../features/Accessibility/Accessibility.tsx";
import type { PageContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function AccessibilityPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <SiteLayout {...pageContext}>
      <Accessibility />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const t = translator(pageContext.language);
  return (
    <PageHead
      {...pageContext}
      title={t("accessibility.title")}
      description={t("accessibility.lead")}
    />
  );
}
