import { decodeDepartures, departureDay } from "../../documents/viewModels/departureTimes.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { UNTIL } from "../../runtime/pageState.ts";
import { useNow } from "../Departures/useNow.ts";
import * as styles from "./NextDay.css.ts";

/** The next departure; hidden once the last one has passed. */
export function NextDay({ starts }: { starts: string }) {
  const t = useTranslate();
  const moments = decodeDepartures(starts);
  const now = useNow(moments);
  const next = moments.find((moment) => moment > now) ?? 0;
  return (
    <p className={styles.next} {...{ [UNTIL]: next || moments[0] }} hidden={next === 0}>
      {t("card.next", { day: formatDate(departureDay(next), t) })}
    </p>
  );
}
