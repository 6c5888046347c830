import { setUrlSearch } from "../../UrlState/useUrlSearch.ts";

/** The chosen day is a query parameter: "?date=2027-05-15" */
const NAME = "date";
/** Its name in links that were shared before. */
const OLD_NAME = "day";

export const dayLink = (day: string): string => `?${NAME}=${day}`;

export const chooseDay = (day: string): void => setUrlSearch(new URLSearchParams({ [NAME]: day }));

/** Stores a typed day in the address, so that it survives sharing and a change of language. */
export function keepDay(day: string): void {
  const params = new URLSearchParams(window.location.search);
  params.delete(OLD_NAME);
  if (isDayText(day)) params.set(NAME, day);
  else params.delete(NAME);
  setUrlSearch(params, "replace");
}

/** dayIn("?date=2027-05-15") => "2027-05-15"; "" for none. */
export function dayIn(search: string): string {
  const params = new URLSearchParams(search);
  const day = params.get(NAME) ?? params.get(OLD_NAME) ?? "";
  return isDayText(day) ? day : "";
}

/** isDayText("2027-13-01") => false */
export const isDayText = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
