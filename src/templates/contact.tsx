import type { HeadProps, PageProps } from "gatsby";
import { Contact } from "../features/Contact/Contact.tsx";
import type { PageContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function ContactPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <SiteLayout {...pageContext}>
      <Contact />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("contact.title")} description={t("contact.lead")} />;
}
