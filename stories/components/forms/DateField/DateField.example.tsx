import { DateField } from "@vidikovac/react";
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
};

const DEPARTURES = ["2027-05-20", "2027-05-27", "2027-06-03"];

export function Example() {
  const [day, setDay] = useState<string | null>(null);
  const isEarly = day !== null && day < "2027-05-01";
  return (
    <DateField
      id="day"
      name="day"
      label="Date of the trip"
      description="We run from May to October."
      locale="en-GB"
      words={WORDS}
      min="2027-05-01"
      max="2027-10-31"
      marked={{ label: "departure", days: DEPARTURES }}
      value={day}
      onChange={setDay}
      error={isEarly ? "Choose a day from 1 May on." : undefined}
    />
  );
}
