/** What a visitor asks. Every field is text, as it was typed. */
export interface Inquiry {
  name: string;
  email: string;
  message: string;
  from: string;
  to: string;
  people: string;
}

export type InquiryField = keyof Inquiry;

export const EMPTY: Inquiry = { name: "", email: "", message: "", from: "", to: "", people: "" };

export const INQUIRY_FIELDS = Object.keys(EMPTY) as InquiryField[];

/** At most so many characters. */
export const LENGTHS = { name: 100, email: 254, message: 4000 } as const;
export const PEOPLE = { least: 1, most: 99 } as const;

export type Fault = "missing" | "invalid" | "too-long";

/** One sign, no space and a dot after it: what else an address must be only its mail server knows. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function faultOfPeople(people: string): Fault | undefined {
  if (people.trim() === "") return undefined;
  const count = Number(people);
  const isCount = Number.isInteger(count) && count >= PEOPLE.least && count <= PEOPLE.most;
  return isCount ? undefined : "invalid";
}

/** findFaults({ …, email: "ana" }) => { email: "invalid" }; {} when it can be sent */
export function findFaults(inquiry: Inquiry): Partial<Record<InquiryField, Fault>> {
  const faults: Partial<Record<InquiryField, Fault>> = {};
  for (const field of ["name", "email", "message"] as const) {
    if (inquiry[field].trim().length > LENGTHS[field]) faults[field] = "too-long";
  }
  if (!EMAIL.test(inquiry.email.trim())) faults.email = "invalid";
  if (inquiry.message.trim() === "") faults.message = "missing";
  // Days as "2026-11-21" sort as text.
  if (inquiry.from !== "" && inquiry.to !== "" && inquiry.to < inquiry.from) faults.to = "invalid";
  const people = faultOfPeople(inquiry.people);
  if (people) faults.people = people;
  return faults;
}
