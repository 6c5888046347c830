import type { HeadProps, PageProps } from "gatsby";
import type { DeparturesContext } from "../build/pages/pageContexts.ts";
import { InternalLinkProvider } from "../components/Link/Link.tsx";
import { DepartureCalendar } from "../features/DepartureCalendar/DepartureCalendar.tsx";
import { translator } from "../i18n/messages.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { PlainLink } from "../shell/PlainLink.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function DeparturesPage({ pageContext }: PageProps<object, DeparturesContext>) {
  const { calendar, shownIn } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      {/* Prefetching the targets of hundreds of links would be too much. */}
      <InternalLinkProvider value={PlainLink}>
        <DepartureCalendar calendar={calendar} shownIn={shownIn} />
      </InternalLinkProvider>
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, DeparturesContext>) {
  const t = translator(pageContext.language);
  return (
    <PageHead {...pageContext} title={t("departures.title")} description={t("departures.lead")} />
  );
}
