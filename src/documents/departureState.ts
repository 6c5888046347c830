import type { Departure, ProgramDetails } from "./kinds/fieldValues.ts";

/** Whether a departure can be requested. */
export type DayState = "open" | "full" | "called-off";

/** What is known of a departure, in numbers that can be told. */
export interface DepartureState {
  state: DayState;
  /** Enough guests are booked. */
  isCertain: boolean;
  /** So many more guests have to book; 0 if none, or if unknown. */
  needed: number;
  /** How many places are left; null if unknown. */
  left: number | null;
  isScarce: boolean;
}

type Numbers = Pick<Departure, "state" | "placesLeft"> &
  Partial<Pick<Departure, "places" | "booked">>;
type Group = Pick<ProgramDetails, "groupSmallest" | "groupLargest">;

/** So many places or fewer are a few. */
const FEW = 5;
/** A service that says more has made a mistake. */
const MOST = 9999;

/** countOf(12.5) => 12; null for what is no number of guests. */
const countOf = (value: number | null | undefined): number | null =>
  value != null && value <= MOST ? Math.floor(value) : null;

const NOTHING = { isCertain: false, needed: 0, left: null, isScarce: false } as const;

/** Whether one can still ask for it. */
export const isOpenDeparture = (departure: Numbers, group: Group): boolean =>
  departureState(departure, group).state === "open";

/** What the bookings of a departure mean, whatever a service sends: no number is negative or larger than the group. */
export function departureState(
  departure: Numbers,
  { groupSmallest, groupLargest }: Group,
): DepartureState {
  const { state } = departure;
  if (state === "full" || state === "called-off") return { state, ...NOTHING };
  const places = countOf(departure.places) ?? countOf(groupLargest);
  const { booked = null } = departure;
  const guests = booked === null ? null : Math.floor(Math.min(booked, places ?? MOST));
  const free = places === null || guests === null ? null : places - guests;
  const told = countOf(departure.placesLeft);
  const left = told === null ? free : Math.min(told, free ?? MOST, places ?? MOST);
  if (left === 0) return { state: "full", ...NOTHING };
  const missing =
    guests === null || groupSmallest === null ? 0 : Math.max(0, Math.ceil(groupSmallest) - guests);
  const isCertain =
    groupSmallest !== null && (groupSmallest <= 1 || (guests !== null && missing === 0));
  return {
    state: "open",
    isCertain,
    // More than there is room for cannot be asked for.
    needed: isCertain || missing > (left ?? MOST) ? 0 : missing,
    left,
    isScarce: state === "few" || (left !== null && left <= FEW),
  };
}
