import { Icon } from "../../components/Icon/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { decodeDepartures, departureDay } from "../../documents/viewModels/departureTimes.ts";
import { formatDate, formatDay } from "../../i18n/dates.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { UNTIL } from "../../runtime/pageState.ts";
import { useNow } from "../Departures/useNow.ts";
import * as styles from "./NextDay.css.ts";

/** In seconds: later days are told with their year. */
const NEARLY_A_YEAR = 330 * 24 * 3600;

/** The next departure; hidden once the last one has passed. */
export function NextDay({ starts }: { starts: string }) {
  const t = useTranslate();
  const moments = decodeDepartures(starts);
  const now = useNow(moments);
  const next = moments.find((moment) => moment > now) ?? 0;
  const format = now > 0 && next - now > NEARLY_A_YEAR ? formatDate : formatDay;
  const day = format(departureDay(next), t);
  return (
    <p className={styles.next} {...{ [UNTIL]: next || moments[0] }} hidden={next === 0}>
      <Icon name="calendar" /> <VisuallyHidden>{t("card.next", { day })}</VisuallyHidden>
      <span aria-hidden>{day}</span>
    </p>
  );
}
