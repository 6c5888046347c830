import { Button } from "../../components/Button/Button.tsx";
import { calendarFileName, calendarText } from "../../documents/viewModels/calendarFile.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import type { Topic } from "../../inquiries/inquiry.ts";

/** Until then every browser has taken what it leads to. */
const LONG_ENOUGH_IN_MS = 10_000;

interface Props {
  offer: ProgramViewModel;
  topic: Topic;
  /** That the visitor has chosen. */
  day: string;
}

/** Once the day is one on which the trip leaves: a file for the visitor's calendar. */
export function CalendarFile({ offer, topic, day }: Props) {
  const { departures, nights, meeting, words } = offer;
  const departure = departures.find((one) => one.day === day && one.state === "open");
  if (!departure) return null;
  const { uid, title } = topic;
  const { until: begins, ends, time } = departure;
  const save = (): void => {
    const { origin, pathname } = window.location;
    const entry = {
      uid,
      day,
      begins,
      ends,
      isOfDays: time === "",
      nights,
      title,
      address: origin + pathname,
      ...meeting,
    };
    const file = new Blob([calendarText(entry, Date.now() / 1000)], { type: "text/calendar" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = calendarFileName(entry);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH_IN_MS);
  };
  return (
    <Button tone="quiet" size="small" onClick={save}>
      {words.calendar}
    </Button>
  );
}
