import type { HeadProps, PageProps } from "gatsby";
import type { MyJourneyContext } from "../build/pages/pageContexts.ts";
import { MyJourney } from "../features/MyJourney/MyJourney.tsx";
import { translator } from "../i18n/messages.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function MyJourneyPage({ pageContext }: PageProps<object, MyJourneyContext>) {
  const { catalogue, mapPicture } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      <MyJourney base={withPrefix("/")} catalogue={withPrefix(catalogue)} mapPicture={mapPicture} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, MyJourneyContext>) {
  const t = translator(pageContext.language);
  return (
    <PageHead {...pageContext} title={t("my-journey.title")} description={t("my.description")} />
  );
}
