import { type ComponentType, useEffect, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { type Catalogue, type CatalogueFile, catalogueOf } from "../../journey/catalogue.ts";
import { fetchBuildFile } from "../../runtime/fetchBuildFile.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import * as styles from "./MyJourney.css.ts";
import type { PlannerProps } from "./Planner.tsx";

interface Props {
  /** The file with everything that can be kept. */
  catalogue: string;
  /** The path of the site's root: "/", "/region/" */
  base: string;
  /** The wide map of the region. */
  mapPicture: string;
}

interface Loaded {
  catalogue: Catalogue;
  Planner: ComponentType<PlannerProps>;
}

type Loading = Loaded | "loading" | "failed";

async function load(address: string): Promise<Loaded> {
  const [file, { Planner }] = await Promise.all([
    fetchBuildFile<CatalogueFile>(address),
    import(/* webpackChunkName: "later-planner" */ "./Planner.tsx"),
  ]);
  return { catalogue: catalogueOf(file), Planner };
}

/** What the page does is loaded after it: nothing of it is of use without script. */
function usePlanner(address: string): [Loading, retry: () => void] {
  const [loading, setLoading] = useState<Loading>("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt loads it again
  useEffect(() => {
    let isLeft = false;
    setLoading("loading");
    load(address).then(
      (loaded) => !isLeft && setLoading(loaded),
      () => !isLeft && setLoading("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [address, attempt]);
  return [loading, () => setAttempt((before) => before + 1)];
}

/** The visitor's own journey. */
export function MyJourney({ catalogue: address, base, mapPicture }: Props) {
  const t = useTranslate();
  const href = routePath("myJourney", useLanguage());
  const [loading, retry] = usePlanner(address);
  if (typeof loading === "object") {
    const { Planner, catalogue } = loading;
    return <Planner catalogueFile={address} {...{ catalogue, base, mapPicture }} />;
  }
  const title = t("my-journey.title");
  return (
    <>
      <PageHeader
        size="compact"
        title={title}
        lead={t("my.lead")}
        breadcrumb={<PageBreadcrumb title={title} href={href} />}
      />
      <Container>
        <div className={styles.waiting}>
          {loading === "failed" && (
            <Message
              tone="error"
              isAnnounced
              action={<Button onClick={retry}>{t("list.try-again")}</Button>}
            >
              {t("my.not-loaded")}
            </Message>
          )}
          <noscript>
            <Message tone="noted">{t("my.without-script")}</Message>
          </noscript>
        </div>
      </Container>
    </>
  );
}
