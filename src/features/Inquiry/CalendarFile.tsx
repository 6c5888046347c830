import { Button } from "../../components/Button/Button.tsx";
import { calendarFileName, calendarText } from "../../documents/viewModels/calendarFile.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import type { Topic } from "../../inquiries/inquiry.ts";
import { saveFile } from "../../runtime/saveFile.ts";

interface Props {
  offer: ProgramViewModel;
  topic: Topic;
  /** The day that the visitor has chosen. */
  day: string;
}

/** Downloads a calendar file. Shown if the trip departs on the chosen day. */
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
    saveFile(calendarFileName(entry), calendarText(entry, Date.now() / 1000), "text/calendar");
  };
  return (
    <Button tone="quiet" size="small" onClick={save}>
      {words.calendar}
    </Button>
  );
}
