import { setUrlSearch } from "../UrlState/useUrlSearch.ts";

/** What a visitor has chosen on the page stands in its address: "?day=2027-05-15" */
const NAME = "day";

export const dayLink = (day: string): string => `?${NAME}=${day}`;

export const chooseDay = (day: string): void => setUrlSearch(new URLSearchParams({ [NAME]: day }));

/** One that is typed: the address follows, so that whoever shares the page or changes its language has it too. */
export function keepDay(day: string): void {
  const params = new URLSearchParams(window.location.search);
  if (dayIn(dayLink(day)) === "") params.delete(NAME);
  else params.set(NAME, day);
  setUrlSearch(params, "replace");
}

/** dayIn("?day=2027-05-15") => "2027-05-15"; "" where the address names none */
export function dayIn(search: string): string {
  const day = new URLSearchParams(search).get(NAME) ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : "";
}
