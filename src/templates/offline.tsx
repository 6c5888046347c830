import type { HeadProps, PageProps } from "gatsby";
import { wantedPath } from "../content/offline.ts";
import { useSearch } from "../features/Address/useSearch.ts";
import { Offline } from "../features/Offline/Offline.tsx";
import type { SceneContext } from "../gatsby/pages/contexts.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { withPrefix } from "../layouts/prefix.ts";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

export default function OfflinePage({ pageContext }: PageProps<object, SceneContext>) {
  const wanted = wantedPath(useSearch());
  return (
    <SiteLayout {...pageContext}>
      <Offline
        base={withPrefix("/")}
        address={wanted && withPrefix(wanted)}
        scene={pageContext.scene}
      />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, SceneContext>) {
  const t = translator(pageContext.language);
  return (
    <PageHead
      {...pageContext}
      title={t("offline.title")}
      description={t("offline.lead")}
      isHidden
    />
  );
}
