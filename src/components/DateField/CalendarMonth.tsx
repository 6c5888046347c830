import type { CalendarDate } from "@internationalized/date";
import { isToday } from "@internationalized/date";
import { useId, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useCalendarCell, useCalendarGrid } from "react-aria/useCalendar";
import { useDateFormatter } from "react-aria/useDateFormatter";
import type { CalendarState } from "react-stately/useCalendarState";
import type { RangeCalendarState } from "react-stately/useRangeCalendarState";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./DateField.css.ts";
import type { DateProps, DateRangeWords, DateWords } from "./dateWords.ts";

type State = CalendarState | RangeCalendarState;

interface Props {
  state: State;
  /** Name of the month: "May 2027" */
  title: string;
  words: DateWords | DateRangeWords;
  marked?: DateProps["marked"];
  /** What to do: "Choose the day of arrival." */
  hint?: string;
}

/** A month: its name between two buttons, its days, and what the dots mean. */
export function CalendarMonth({ state, title, words, marked, hint }: Props) {
  const titleId = useId();
  const { direction } = useLocale();
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: "short", firstDayOfWeek: "mon" },
    state,
  );
  const isFirst = state.isPreviousVisibleRangeInvalid();
  const isLast = state.isNextVisibleRangeInvalid();
  const month = state.visibleRange.start.month;
  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon="arrow-start"
          label={words.previousMonth}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && state.focusPreviousPage()}
        />
        <p
          id={titleId}
          className={styles.title}
          // While a day has the focus, the day says its month.
          aria-live={state.isFocused ? "off" : "polite"}
        >
          {title}
        </p>
        <IconButton
          icon="arrow-end"
          label={words.nextMonth}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && state.focusNextPage()}
        />
      </div>
      <div className={styles.weeks}>
        <table
          {...gridProps}
          className={styles.grid}
          dir={direction}
          aria-label={undefined}
          aria-labelledby={titleId}
        >
          <thead {...headerProps}>
            <tr>
              {weekDays.map((name) => (
                <th key={name} scope="col" className={styles.weekDay}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: weeksInMonth }, (_, week) => {
              const dates = state.getDatesInWeek(week);
              return (
                <tr key={dates[0]?.toString() ?? week}>
                  {dates.map((date, index) =>
                    date && date.month === month ? (
                      <Day key={date.toString()} {...{ date, state, words, marked }} />
                    ) : (
                      <td key={index} className={styles.cell} />
                    ),
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {(hint || marked) && (
        <div className={styles.legend}>
          {hint && <p aria-live="polite">{hint}</p>}
          {marked && (
            <p className={styles.meaning}>
              <span className={styles.dot} />
              {marked.label}
            </p>
          )}
        </div>
      )}
    </>
  );
}

interface DayProps extends Pick<Props, "state" | "words" | "marked"> {
  date: CalendarDate;
}

/** Where the day is in a range: undefined outside of it, and where one day is chosen. */
function placeInRange(state: State, date: CalendarDate) {
  const range = "highlightedRange" in state ? state.highlightedRange : null;
  if (!range || date.compare(range.start) < 0 || date.compare(range.end) > 0) return undefined;
  const isStart = date.compare(range.start) === 0;
  const isEnd = date.compare(range.end) === 0;
  if (isStart && isEnd) return "only";
  return isStart ? "start" : isEnd ? "end" : "middle";
}

function Day({ date, state, words, marked }: DayProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable, formattedDate } =
    useCalendarCell({ date }, state, ref);
  const { timeZone } = state;
  const formatter = useDateFormatter({
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
  const place = isSelected ? placeInRange(state, date) : undefined;
  const isFilled = isSelected && place !== "middle";
  const isMarked = marked?.days.includes(date.toString()) ?? false;
  const isNow = isToday(date, timeZone);
  const isCrossed = isUnavailable && !isDisabled;
  const placeWord =
    "start" in words && (place === "start" || place === "end") ? words[place] : words.chosen;
  const name = [
    formatter.format(date.toDate(timeZone)),
    isNow && words.today,
    isSelected && placeWord,
    isMarked && marked?.label,
    isCrossed && words.unavailable,
  ];
  // Native elements have their roles by themselves. The name is ours, see DateSegments.
  const { role: _cellRole, ...ownCell } = cellProps;
  const { role: _buttonRole, tabIndex = -1, ...button } = buttonProps;
  return (
    <td {...ownCell} className={styles.cell} data-place={place}>
      <button
        {...button}
        ref={ref}
        type="button"
        tabIndex={tabIndex}
        className={styles.day({
          isChosen: isFilled,
          isToday: isNow,
          isCrossed,
          isOut: isDisabled,
        })}
        aria-label={name.filter(Boolean).join(", ")}
        aria-describedby={undefined}
        aria-current={isNow ? "date" : undefined}
      >
        {formattedDate}
        {isMarked && <span className={styles.dotOfDay({ isOnChosen: isFilled })} />}
      </button>
    </td>
  );
}
