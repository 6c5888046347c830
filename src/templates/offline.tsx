import type { HeadProps, PageProps } from "gatsby";
import type { IllustrationContext } from "../build/pages/pageContexts.ts";
import { Offline } from "../features/Offline/Offline.tsx";
import { useUrlSearch } from "../features/UrlState/useUrlSearch.ts";
import { translator } from "../i18n/messages.ts";
import { requestedPath } from "../runtime/offline.ts";
import { withPrefix } from "../runtime/prefix.ts";
import { PageHead } from "../shell/PageHead/PageHead.tsx";
import { SiteLayout } from "../shell/SiteLayout/SiteLayout.tsx";

export default function OfflinePage({ pageContext }: PageProps<object, IllustrationContext>) {
  const wanted = requestedPath(useUrlSearch());
  return (
    <SiteLayout {...pageContext}>
      <Offline
        base={withPrefix("/")}
        address={wanted && withPrefix(wanted)}
        illustration={pageContext.illustration}
      />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<object, IllustrationContext>) {
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
