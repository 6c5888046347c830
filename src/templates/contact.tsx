import type { HeadProps, PageProps } from "gatsby";
import type { IllustrationContext } from "../build/pages/pageContexts.ts";
import { Contact } from "../features/Contact/Contact.tsx";
import { translator } from "../i18n/messages.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function ContactPage({ pageContext }: PageProps<object, IllustrationContext>) {
  const { illustration, people } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      <Contact illustration={illustration} people={people} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, IllustrationContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("contact.title")} description={t("contact.lead")} />;
}
