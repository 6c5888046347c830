import { useMemo, useRef } from "react";
import { I18nProvider, useLocale } from "react-aria/I18nProvider";
import { type AriaCalendarProps, useCalendar } from "react-aria/useCalendar";
import { useDatePicker } from "react-aria/useDatePicker";
import { type DateValue, useCalendarState } from "react-stately/useCalendarState";
import { useDatePickerState } from "react-stately/useDatePickerState";
import { describedBy, FieldFrame } from "../Field/FieldFrame.tsx";
import { CalendarButton } from "./CalendarButton.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { CalendarPopover } from "./CalendarPopover.tsx";
import * as styles from "./DateField.css.ts";
import { DateSegments } from "./DateSegments.tsx";
import type { DateProps, DateWords } from "./dateWords.ts";
import { asDate, createCalendar } from "./days.ts";
import { useHeldDays } from "./useHeldDays.ts";

interface Props extends DateProps {
  /** Name in the form data: "day" */
  name?: string;
  /** The day; null or "" while there is none: "2027-05-20" */
  value: string | null;
  /**
   * Called with the day, or null while a part is missing. What is typed may be outside of `min` and
   * `max`, or a day that is not available: say so with `error`.
   */
  onChange: (day: string | null) => void;
  /** Words that are heard: { day: "day", month: "month", … } */
  words: DateWords;
}

/** A day, typed or chosen in a calendar, in the language of the page. */
export function DateField(props: Props) {
  return (
    <I18nProvider locale={props.locale}>
      <Picker {...props} />
    </I18nProvider>
  );
}

function Picker({
  id,
  name,
  label,
  locale,
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
  const days = useHeldDays(value ?? "", (day) => onChange(day || null));
  // The same object as long as it is the same day: a new one would empty what is half typed.
  const shown = useMemo(() => asDate(days.held), [days.held]);
  const options = {
    label,
    value: shown,
    onChange: (date: DateValue | null) => days.hold(date?.toString() ?? ""),
    minValue: asDate(min) ?? undefined,
    maxValue: asDate(max) ?? undefined,
    isDateUnavailable: isUnavailable && ((date: DateValue) => isUnavailable(date.toString())),
    isRequired: optionalMark === undefined,
    granularity: "day" as const,
  };
  const state = useDatePickerState(options);
  const picker = useDatePicker(options, state, group);
  const labelId = picker.labelProps.id;
  const isInvalid = error !== undefined;
  const chosenId = `${id}-chosen`;
  const chosen = days.reported && state.formatValue(locale, { month: "long" });
  const about = [chosen && chosenId, describedBy(id, { description, error })];
  // What describes the field is said at its first part, which every screen reader reaches.
  const heard = { "aria-labelledby": labelId, "aria-describedby": undefined };
  return (
    <FieldFrame {...{ id, label, optionalMark, description, error }} groupLabel={picker.labelProps}>
      <div {...picker.groupProps} {...heard} ref={group} className={styles.field({ isInvalid })}>
        <DateSegments
          {...{ id, labelId, words, isInvalid }}
          field={picker.fieldProps}
          onHole={(hasHole) => days.noteHole("day", hasHole)}
          describedBy={about.filter(Boolean).join(" ") || undefined}
        />
        <CalendarButton button={picker.buttonProps} label={words.calendar} labelId={labelId} />
      </div>
      {chosen && (
        <span id={chosenId} hidden>
          {chosen}
        </span>
      )}
      {name && <input type="hidden" name={name} value={days.reported} />}
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
  calendar: AriaCalendarProps<DateValue>;
}

function Calendar({ calendar, words, marked }: CalendarProps) {
  const { locale } = useLocale();
  const options = { ...calendar, firstDayOfWeek: "mon" as const };
  const state = useCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, title } = useCalendar(options, state);
  return (
    <div {...calendarProps}>
      <CalendarMonth {...{ state, title, words, marked }} />
    </div>
  );
}
