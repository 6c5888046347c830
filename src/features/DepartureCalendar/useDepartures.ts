import { useEffect, useMemo } from "react";
import { encodeDepartures } from "../../documents/viewModels/departureTimes.ts";
import { FROM, fromIn, monthNow } from "../../i18n/monthNow.ts";
import {
  type CalendarDay,
  type CalendarMonth,
  type DepartureCalendar,
  firstShown,
  MONTHS_AT_ONCE,
} from "../../lists/departureCalendar.ts";
import { countValues, type Filterable, isOutOfSeason, matches } from "../../lists/filters.ts";
import { WHOLE_LIST } from "../../lists/pagination.ts";
import { useNow } from "../Departures/useNow.ts";
import { type FilterParams, useFilterParams } from "../DocumentList/useFilterParams.ts";
import { setUrlSearch, useUrlSearch } from "../UrlState/useUrlSearch.ts";

/** A link to the months from one on; without script it jumps to the month. */
export const monthId = (month: string): string => `m-${month}`;
export const dayId = (day: string): string => `d-${day}`;
export const monthLink = (month: string): string => `?${FROM}=${month}#${monthId(month)}`;

export interface ShownDepartures {
  params: FilterParams;
  /** Before hydration: the HTML has all months. */
  isBuilt: boolean;
  /** Those that match and have not left yet. */
  months: CalendarMonth[];
  /** The months that are on the page now; all of them before scripts run. */
  shown: CalendarMonth[];
  earlier: string;
  later: string;
  count: number;
  total: number;
  counts: Record<string, number>;
  offered: Record<string, number>;
  goTo: (month: string) => void;
}

interface Known {
  facts: Filterable;
  until: number;
}

const countOf = (months: CalendarMonth[]): number =>
  months.flatMap(({ days }) => days).reduce((sum, { departures }) => sum + departures.length, 0);

function countsOf(known: Known[], params: FilterParams) {
  const facts = known.map((one) => one.facts);
  const inMonth = facts.filter((one) => !isOutOfSeason(one, params.chosen));
  const counts = countValues(inMonth, params.chosen);
  const ofMonths = Object.entries(countValues(facts, params.chosen)).filter(([value]) =>
    /^\d+$/.test(value),
  );
  return { counts: { ...counts, ...Object.fromEntries(ofMonths) }, offered: countValues(facts) };
}

/** The departures as the visitor has filtered them, from the month in the address on. */
export function useDepartures({ programs, months }: DepartureCalendar): ShownDepartures {
  const params = useFilterParams("program", WHOLE_LIST);
  const search = useUrlSearch();
  const known = useMemo(
    () =>
      new Map(
        months
          .flatMap(({ days }) => days.flatMap(({ departures }) => departures))
          .flatMap((departure): [object, Known][] => {
            const { program, until } = departure;
            const facts = programs[program]?.facts;
            return facts
              ? [[departure, { until, facts: { ...facts, starts: encodeDepartures([until]) } }]]
              : [];
          }),
      ),
    [programs, months],
  );
  const moments = useMemo(() => [...known.values()].map(({ until }) => until), [known]);
  const now = useNow(moments);
  const coming = [...known.values()].filter(({ until }) => until > now);
  const isShown = (departure: object): boolean => {
    const one = known.get(departure);
    return (
      one !== undefined &&
      one.until > now &&
      matches(one.facts, params.chosen) &&
      !isOutOfSeason(one.facts, params.chosen)
    );
  };
  const dayWith = (day: CalendarDay): CalendarDay[] => {
    const departures = day.departures.filter(isShown);
    return departures.length > 0 ? [{ ...day, departures }] : [];
  };
  const matching = months.flatMap((month): CalendarMonth[] => {
    const days = month.days.flatMap(dayWith);
    return days.length > 0 ? [{ ...month, days }] : [];
  });
  const names = matching.map(({ month }) => month);
  const isBuilt = now === 0;
  const from = fromIn(search, monthNow(now * 1000));
  const first = isBuilt ? 0 : firstShown(names, from);
  return {
    params,
    isBuilt,
    months: matching,
    shown: isBuilt ? matching : matching.slice(first, first + MONTHS_AT_ONCE),
    earlier: first > 0 ? (names[Math.max(0, first - MONTHS_AT_ONCE)] ?? "") : "",
    later: names[first + MONTHS_AT_ONCE] ?? "",
    count: countOf(matching),
    total: coming.length,
    ...countsOf(coming, params),
    goTo: (month) => {
      const asked = new URLSearchParams(window.location.search);
      asked.set(FROM, month);
      setUrlSearch(asked);
    },
  };
}

/** Unhides months that src/runtime/inline/hidePast.ts has hidden by the address, once React draws those to show. */
export function useUnhiddenMonths(
  list: { current: HTMLElement | null },
  { isBuilt }: Pick<ShownDepartures, "isBuilt">,
): void {
  useEffect(() => {
    if (isBuilt) return;
    for (const section of list.current?.children ?? []) section.removeAttribute("hidden");
  });
}
