import { DateRangeField } from "@vidikovac/react";
import { useState } from "react";

const WORDS = {
  day: "day",
  month: "month",
  year: "year",
  empty: "empty",
  calendar: "Choose in the calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: "today",
  chosen: "chosen",
  unavailable: "not available",
  start: "arrival",
  end: "departure",
  chooseStart: "Choose the day of arrival.",
  chooseEnd: "Choose the day of departure.",
};

interface Stay {
  start: string | null;
  end: string | null;
}

export function Example() {
  const [stay, setStay] = useState<Stay>({ start: null, end: null });
  const isTurned = stay.start !== null && stay.end !== null && stay.end < stay.start;
  return (
    <DateRangeField
      id="stay"
      startName="from"
      endName="to"
      label="Your stay"
      locale="en-GB"
      words={WORDS}
      min="2027-05-01"
      max="2027-10-31"
      value={stay}
      onChange={setStay}
      error={isTurned ? "The departure cannot be before the arrival." : undefined}
    />
  );
}
