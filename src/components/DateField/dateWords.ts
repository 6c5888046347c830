/** Words of a date field that are heard rather than seen, each in the language of the page. */
export interface DateWords {
  /** Name of the part: "day" */
  day: string;
  /** Name of the part: "month" */
  month: string;
  /** Name of the part: "year" */
  year: string;
  /** Shown in empty parts instead of react-aria's own: { day: "dd", month: "mm", year: "gggg" } */
  placeholders?: { day: string; month: string; year: string };
  /** Said of an empty part: "empty" */
  empty: string;
  /** Name of the button and of the calendar: "Choose in the calendar" */
  calendar: string;
  /** "Previous month" */
  previousMonth: string;
  /** "Next month" */
  nextMonth: string;
  /** Said of a day: "today" */
  today: string;
  /** Said of a day: "chosen" */
  chosen: string;
  /** Said of a day that is crossed out: "not available" */
  unavailable: string;
}

export interface DateRangeWords extends DateWords {
  /** Said of the first day and its parts: "arrival" */
  start: string;
  /** Said of the last day and its parts: "departure" */
  end: string;
  /** Shown in the calendar: "Choose the day of arrival." */
  chooseStart: string;
  /** Shown in the calendar after the first day is chosen: "Choose the day of departure." */
  chooseEnd: string;
}

/** What DateField and DateRangeField share. */
export interface DateProps {
  /** Also the target of the link in FormErrorSummary: "day" */
  id: string;
  /** "Date of the trip" */
  label: string;
  /** Language and region of dates, never the browser's: "hr-HR", "sr-Latn-RS" */
  locale: string;
  /** First day that can be chosen in the calendar: "2027-05-01" */
  min?: string;
  /** Last day that can be chosen in the calendar: "2027-10-31" */
  max?: string;
  /** Whether a day cannot be chosen: (day) => fullDays.includes(day) */
  isUnavailable?: (day: string) => boolean;
  /** Days with a dot, and what it means: { label: "departure", days: ["2027-05-20"] } */
  marked?: { label: string; days: readonly string[] };
  /** Marks a field that may stay empty: "optional". Without it the field is required. */
  optionalMark?: string;
  /** Help above the field: "We run from May to October." */
  description?: string;
  /** What to do, once it is wrong: "Choose today or a later day." */
  error?: string;
}
