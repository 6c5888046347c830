import { useMemo, useRef } from "react";
import { I18nProvider, useLocale } from "react-aria/I18nProvider";
import { useDateFormatter } from "react-aria/useDateFormatter";
import { useDateRangePicker } from "react-aria/useDateRangePicker";
import { type AriaRangeCalendarProps, useRangeCalendar } from "react-aria/useRangeCalendar";
import { useDateRangePickerState } from "react-stately/useDateRangePickerState";
import {
  type DateRange,
  type DateValue,
  useRangeCalendarState,
} from "react-stately/useRangeCalendarState";
import { CalendarButton } from "../DateField/CalendarButton.tsx";
import { CalendarMonth } from "../DateField/CalendarMonth.tsx";
import { CalendarPopover } from "../DateField/CalendarPopover.tsx";
import { field } from "../DateField/DateField.css.ts";
import { DateSegments } from "../DateField/DateSegments.tsx";
import type { DateProps, DateRangeWords } from "../DateField/dateWords.ts";
import { asDate, createCalendar } from "../DateField/days.ts";
import { useHeldDays } from "../DateField/useHeldDays.ts";
import { describedBy, FieldFrame } from "../Field/FieldFrame.tsx";
import * as styles from "./DateRangeField.css.ts";

/** Both days or none: one alone is taken as none. */
export interface DayRange {
  /** The first day; null or "" while there is none: "2027-05-20" */
  start: string | null;
  /** The last day; null or "" while there is none: "2027-05-25" */
  end: string | null;
}

interface Props extends DateProps {
  /** Name of the first day in the form data: "from" */
  startName?: string;
  /** Name of the last day in the form data: "to" */
  endName?: string;
  /** First and last day: { start: "2027-05-20", end: "2027-05-25" } */
  value: DayRange;
  /**
   * Called with both days, or with null for both while one is missing. What is typed may be outside
   * of `min` and `max`, or end before it starts: say so with `error`.
   */
  onChange: (range: DayRange) => void;
  /** Words that are heard, and what the calendar asks for: { start: "arrival", … } */
  words: DateRangeWords;
}

/** Two days, from and to, typed or chosen in one calendar, in the language of the page. */
export function DateRangeField(props: Props) {
  return (
    <I18nProvider locale={props.locale}>
      <Picker {...props} />
    </I18nProvider>
  );
}

/** "2027-05-20/2027-05-25"; "" if one of them is missing. */
const asText = ({ start, end }: DayRange): string => (start && end ? `${start}/${end}` : "");

function asRange(text: string): DayRange {
  const [start, end] = text.split("/");
  return { start: start || null, end: end ?? null };
}

function Picker({
  id,
  startName,
  endName,
  label,
  value,
  onChange,
  min,
  max,
  isUnavailable,
  marked,
  words,
  optionalMark,
  description,
  error,
}: Props) {
  const group = useRef<HTMLDivElement>(null);
  const days = useHeldDays(asText(value), (text) => onChange(asRange(text)));
  // The same object as long as they are the same days: a new one would empty what is half typed.
  const shown = useMemo(() => {
    const range = asRange(days.held);
    const [start, end] = [asDate(range.start), asDate(range.end)];
    return start && end && { start, end };
  }, [days.held]);
  const { start, end } = asRange(days.reported);
  const options = {
    label,
    value: shown,
    onChange: (range: DateRange | null) =>
      days.hold(range ? `${range.start.toString()}/${range.end.toString()}` : ""),
    minValue: asDate(min) ?? undefined,
    maxValue: asDate(max) ?? undefined,
    isDateUnavailable: isUnavailable && ((date: DateValue) => isUnavailable(date.toString())),
    isRequired: optionalMark === undefined,
    granularity: "day" as const,
  };
  const state = useDateRangePickerState(options);
  const picker = useDateRangePicker(options, state, group);
  const labelId = picker.labelProps.id;
  const formatter = useDateFormatter({ dateStyle: "long", timeZone: "UTC" });
  const nameOf = (date: DateValue): string => formatter.format(date.toDate("UTC"));
  const isInvalid = error !== undefined;
  const chosenId = `${id}-chosen`;
  const chosen = end ? shown && [shown.start, shown.end].map(nameOf).join(" – ") : "";
  const about = [chosen && chosenId, describedBy(id, { description, error })];
  const shared = { labelId, words, isInvalid };
  // What describes the field is said at its first part, which every screen reader reaches.
  const heard = { "aria-labelledby": labelId, "aria-describedby": undefined };
  return (
    <FieldFrame {...{ id, label, optionalMark, description, error }} groupLabel={picker.labelProps}>
      <div {...picker.groupProps} {...heard} ref={group} className={field({ isInvalid })}>
        <div className={styles.days}>
          <div className={styles.between}>
            <DateSegments
              {...shared}
              id={id}
              part={words.start}
              field={picker.startFieldProps}
              onHole={(hasHole) => days.noteHole("start", hasHole)}
              describedBy={about.filter(Boolean).join(" ") || undefined}
            />
            <span className={styles.dash} aria-hidden="true">
              –
            </span>
          </div>
          <DateSegments
            {...shared}
            id={`${id}-end`}
            part={words.end}
            field={picker.endFieldProps}
            onHole={(hasHole) => days.noteHole("end", hasHole)}
          />
        </div>
        <CalendarButton button={picker.buttonProps} label={words.calendar} labelId={labelId} />
      </div>
      {chosen && (
        <span id={chosenId} hidden>
          {chosen}
        </span>
      )}
      {startName && <input type="hidden" name={startName} value={start ?? ""} />}
      {endName && <input type="hidden" name={endName} value={end ?? ""} />}
      {state.isOpen && (
        <CalendarPopover
          id={picker.dialogProps.id}
          label={words.calendar}
          anchor={group}
          onClose={() => state.setOpen(false)}
        >
          <Calendar calendar={picker.calendarProps} words={words} marked={marked} />
        </CalendarPopover>
      )}
    </FieldFrame>
  );
}

interface CalendarProps extends Pick<Props, "words" | "marked"> {
  calendar: AriaRangeCalendarProps<DateValue>;
}

function Calendar({ calendar, words, marked }: CalendarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  // A press beside the calendar ends it, and keeps the days that were there before.
  const options = {
    ...calendar,
    firstDayOfWeek: "mon" as const,
    commitBehavior: "reset" as const,
  };
  const state = useRangeCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, title } = useRangeCalendar(options, state, ref);
  return (
    <div {...calendarProps} ref={ref}>
      <CalendarMonth
        {...{ state, title, words, marked }}
        hint={state.anchorDate ? words.chooseEnd : words.chooseStart}
      />
    </div>
  );
}
