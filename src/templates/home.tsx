import type { HeadProps, PageProps } from "gatsby";
import type { HomeContext } from "../build/pages/pageContexts.ts";
import { Home } from "../features/Home/Home.tsx";
import { translator } from "../i18n/messages.ts";
import { ofType } from "../lists/cards.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function HomePage({ pageContext }: PageProps<object, HomeContext>) {
  const { cards, now, gallery, openings, river, map, journeys } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      <Home
        destinations={ofType(cards, "destination")}
        programs={ofType(cards, "program")}
        now={now}
        posts={ofType(cards, "blog")}
        gallery={gallery}
        openings={openings}
        river={river}
        map={map}
        journeys={journeys}
      />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, HomeContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("home.title")} description={t("site.description")} />;
}
