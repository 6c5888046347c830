import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { merge } from "../../journey/arrange.ts";
import type { Catalogue } from "../../journey/catalogue.ts";
import { isEmpty, itemsOf, type MyJourney } from "../../journey/journey.ts";
import { MOST_JOURNEYS } from "../../journey/stored.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { forgetIncoming } from "./incoming.ts";
import { JourneyBody } from "./JourneyBody.tsx";
import { readJourneys } from "./journeys.ts";
import * as styles from "./OwnJourney.css.ts";
import { WishRules } from "./Propose.tsx";
import type { Editing } from "./useEditing.ts";
import { journeyTitle } from "./words.ts";

interface Props {
  journey: MyJourney;
  from: "link" | "damaged-link" | "editors" | "wish";
  mine: MyJourney;
  catalogue: Catalogue;
  mapPicture: string;
  today: string;
  editing: Editing;
}

const KICKERS = {
  link: "my.foreign",
  "damaged-link": "my.foreign",
  editors: "my.foreign.editors",
  wish: "my.foreign.proposed",
} as const satisfies Record<Props["from"], string>;

/** Somebody's journey: to look at, to keep, or to put to one's own. */
export function ForeignJourney({
  journey,
  from,
  mine,
  catalogue,
  mapPicture,
  today,
  editing,
}: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const href = routePath("myJourney", language);
  const title = journeyTitle(journey, catalogue, t);
  const hasOwn = !isEmpty(mine);
  const [isFull, setFull] = useState(false);

  const keepIt = (): void => {
    if (hasOwn && readJourneys().length >= MOST_JOURNEYS) {
      setFull(true);
      return;
    }
    editing.changeAll(
      ([own, ...others]) => (isEmpty(own) ? [journey, ...others] : [journey, own, ...others]),
      t(hasOwn ? "my.said.kept-beside" : "my.said.kept", { title }),
    );
    forgetIncoming();
  };
  const mergeIt = (): void => {
    editing.change((own) => merge(own, journey), t("my.said.merged", { title }));
    forgetIncoming();
  };

  return (
    <>
      <PageHeader
        size="compact"
        title={title}
        lead={t("my.things", { count: itemsOf(journey).length })}
        kicker={t(KICKERS[from])}
        breadcrumb={<PageBreadcrumb title={t("my-journey.title")} href={href} />}
      >
        <div className={styles.foreign}>
          {from === "damaged-link" && <Message tone="error">{t("my.foreign.damaged")}</Message>}
          {isFull && (
            <Message tone="error" isAnnounced>
              {t("my.foreign.full")}
            </Message>
          )}
          <p>{t(hasOwn ? "my.foreign.lead" : "my.foreign.lead.first")}</p>
          <div className={styles.actions}>
            <Button onClick={keepIt}>
              {t(hasOwn ? "my.foreign.keep-beside" : "my.foreign.keep")}
            </Button>
            {hasOwn && (
              <Button tone="quiet" onClick={mergeIt}>
                {t("my.foreign.merge")}
              </Button>
            )}
            <Button tone="quiet" onClick={forgetIncoming}>
              {t(hasOwn ? "my.foreign.back" : "my.foreign.back.first")}
            </Button>
          </div>
          {from === "wish" && <WishRules />}
        </div>
      </PageHeader>
      <JourneyBody {...{ journey, catalogue, mapPicture, today }} />
    </>
  );
}
