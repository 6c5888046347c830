import type { HeadProps, PageProps } from "gatsby";
import type { SceneContext } from "../build/pages/pageContexts.ts";
import { Offline } from "../features/Offline/Offline.tsx";
import { useUrlSearch } from "../features/UrlState/useUrlSearch.ts";
import { translator } from "../i18n/words.ts";
import { wantedPath } from "../runtime/offline.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function OfflinePage({ pageContext }: PageProps<object, SceneContext>) {
  const wanted = wantedPath(useUrlSearch());
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
