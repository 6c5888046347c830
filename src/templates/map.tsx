import type { HeadProps, PageProps } from "gatsby";
import type { MapContext } from "../build/pages/pageContexts.ts";
import { MapPage } from "../features/RegionMap/MapPage.tsx";
import { translator } from "../i18n/messages.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function RegionMapPage({ pageContext }: PageProps<object, MapContext>) {
  return (
    <SiteLayout {...pageContext}>
      <MapPage map={pageContext.map} lines={pageContext.lines} />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, MapContext>) {
  const t = translator(pageContext.language);
  return <PageHead {...pageContext} title={t("map.title")} description={t("map.lead")} />;
}
