import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { useSectionInView } from "../../components/SideIndex/useSectionInView.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Catalogue } from "../../journey/catalogue.ts";
import { misfitsOf } from "../../journey/fit.ts";
import type { MyJourney } from "../../journey/journey.ts";
import { scheduleOf } from "../../journey/schedule.ts";
import { sumsOf } from "../../journey/sums.ts";
import * as styles from "./JourneyBody.css.ts";
import { JourneyDays } from "./JourneyDays.tsx";
import { EmptyShelf, Shelf } from "./Shelf.tsx";
import { Together } from "./Together.tsx";
import type { Editing } from "./useEditing.ts";
import { WayMap } from "./WayMap.tsx";

interface Props {
  journey: MyJourney;
  catalogue: Catalogue;
  mapPicture: string;
  today: string;
  editing?: Editing;
  /** Below the days. */
  children?: ReactNode;
}

/** Finds the days. */
const DAYS = "section[data-day]";

/** The days beside a map and what holds for all of them. */
export function JourneyBody({ journey, catalogue, mapPicture, today, editing, children }: Props) {
  const t = useTranslate();
  const dayInView = useSectionInView(DAYS) ?? -1;
  const schedule = scheduleOf(journey, catalogue);
  const misfits = misfitsOf(journey, catalogue, today);
  return (
    <Container>
      <div className={styles.body}>
        <aside className={styles.aside} aria-label={t("my.together")}>
          <div className={styles.inView}>
            <WayMap
              picture={mapPicture}
              days={schedule}
              day={dayInView < 0 ? undefined : dayInView}
            />
            <Together journey={journey} sums={sumsOf(journey, catalogue)} misfits={misfits} />
          </div>
        </aside>
        <div className={styles.days}>
          {editing && journey.shelf.length > 0 && (
            <Shelf {...{ journey, catalogue, misfits, editing }} />
          )}
          <JourneyDays {...{ journey, catalogue, schedule, misfits, editing }} />
          {editing && journey.shelf.length === 0 && <EmptyShelf editing={editing} />}
          {children}
        </div>
      </div>
    </Container>
  );
}
