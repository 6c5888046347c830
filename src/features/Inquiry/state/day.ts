import { setUrlSearch } from "../../UrlState/useUrlSearch.ts";

/** The chosen day is a query parameter: "?day=2027-05-15" */
const NAME = "day";

export const dayLink = (day: string): string => `?${NAME}=${day}`;

export const chooseDay = (day: string): void => setUrlSearch(new URLSearchParams({ [NAME]: day }));

/** Stores a typed day in the address, so that it survives sharing and a change of language. */
export function keepDay(day: string): void {
  const params = new URLSearchParams(window.location.search);
  if (dayIn(dayLink(day)) === "") params.delete(NAME);
  else params.set(NAME, day);
  setUrlSearch(params, "replace");
}

/** dayIn("?day=2027-05-15") => "2027-05-15"; "" for none. */
export function dayIn(search: string): string {
  const day = new URLSearchParams(search).get(NAME) ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : "";
}
