import type { Inquiry } from "../../../inquiries/inquiryFields.ts";

// The form asks for adults and children, the inquiry says how many people come and how many of them are children.

export type Party = Pick<Inquiry, "people" | "children" | "vegetarians">;

/** Who comes. `adults` is null while nobody has said how many. */
export interface Counts {
  adults: number | null;
  children: number | null;
  vegetarians: number | null;
}

/** countsOf({ people: "3", children: "1", vegetarians: "" }) => { adults: 2, children: 1, vegetarians: 0 } */
export const countsOf = ({ people, children, vegetarians }: Party): Counts => ({
  adults: people === "" ? null : Number(people) - Number(children),
  children: Number(children),
  vegetarians: Number(vegetarians),
});

const textOf = (count: number | null): string => (count ? String(count) : "");

/** partyOf({ adults: 2, children: 1, vegetarians: 0 }) => { people: "3", children: "1", vegetarians: "" } */
export function partyOf({ adults, children, vegetarians }: Counts): Party {
  const people = (adults ?? 0) + (children ?? 0);
  return {
    people: adults === null ? textOf(people) : String(people),
    children: textOf(children),
    // With fewer people there are no more vegetarians than people.
    vegetarians: textOf(vegetarians === null ? null : Math.min(vegetarians, Math.max(people, 0))),
  };
}
