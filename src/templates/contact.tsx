import type { HeadProps, PageProps } from "gatsby";
import type { SceneContext } from "../build/pages/pageContexts.ts";
import { Contact } from "../features/Contact/Contact.tsx";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function ContactPage({ pageContext }: PageProps<object, SceneContext>) {
  return (
    <SiteLayout {...pageContext}>
      <Contact scene={pageContext.scene} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, SceneContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("contact.title")} description={t("contact.lead")} />;
}
