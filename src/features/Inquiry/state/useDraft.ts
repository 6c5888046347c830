import { type RefObject, useEffect, useState } from "react";
import { dayAfter } from "../../../documents/viewModels/dayAfter.ts";
import {
  askedFields,
  type Dates,
  EMPTY_INQUIRY,
  fieldRow,
  forEachField,
  type Inquiry,
  TYPED_FIELDS,
} from "../../../inquiries/inquiryFields.ts";
import { useUrlSearch } from "../../UrlState/useUrlSearch.ts";
import { dayIn, isDayText, keepDay } from "./day.ts";
import { partyOf } from "./party.ts";
import { readFromSession, storeInSession } from "./sessionStore.ts";

const STORE = "inquiry";

/** The name of the field of adults, which is no field of the inquiry. */
export const ADULTS = "adults";

/** What the visitor has typed, also "" instead of what the page had filled in. */
type Typed = Partial<Inquiry>;

/** The draft of this visit. Stored values are not trusted: every field is a string. */
function readDraft(): Typed {
  const stored = readFromSession(STORE);
  const typed: Typed = {};
  for (const field of TYPED_FIELDS) {
    const value = stored[field];
    if (typeof value === "string" && value !== "") typed[field] = value;
  }
  return typed;
}

export function keepDraft(typed: Typed): void {
  const isEmpty = TYPED_FIELDS.every((field) => !typed[field]);
  storeInSession(STORE, isEmpty ? null : { ...typed, since: begunAt() });
}

/**
 * When the visitor started to write, at the earliest: when the page, or the page before a reload,
 * was opened.
 */
function begunAt(): number {
  const { since } = readFromSession(STORE);
  const opened = Math.floor(performance.timeOrigin);
  return typeof since === "number" && since > 0 ? Math.min(since, opened) : opened;
}

/** In milliseconds. Bots fill in a form in no time. */
export const timeOfWriting = (): number => Math.max(0, Date.now() - begunAt());

/** What the visitor typed before hydration is in the form fields only. */
function readFields(form: HTMLFormElement | null): Typed {
  const typed: Typed = {};
  const data = new FormData(form ?? undefined);
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  for (const field of TYPED_FIELDS) {
    const value = read(field);
    // The form begins with no children and no vegetarians.
    const isTyped = value !== "" && !(fieldRow(field).kind === "part" && value === "0");
    if (isTyped) typed[field] = value;
  }
  const adults = read(ADULTS);
  if (adults === "") return typed;
  const [children, vegetarians] = [Number(read("children")), Number(read("vegetarians"))];
  return { ...typed, ...partyOf({ adults: Number(adults), children, vegetarians }) };
}

interface Form {
  dates: Dates;
  /** How many days the last day is after the first; 0 if the visitor chooses both. */
  nights: number;
  /** The codes of the languages that it offers. */
  languages: string[];
  /** What the page fills in; what the visitor types takes its place. */
  given?: Partial<Inquiry>;
}

/** Who comes is one value: all of it is the visitor's, or all of it is the page's. */
function withGiven(typed: Typed, { people = "", children = "", ...given }: Typed = {}): Inquiry {
  const isParty = typed.people !== undefined || typed.children !== undefined;
  return { ...EMPTY_INQUIRY, ...given, ...(!isParty && { people, children }), ...typed };
}

/**
 * Clears what this form does not offer: it may be filled in from the form of another page. The end
 * of a trip of several days follows from its beginning.
 */
function onlyAsked(draft: Inquiry, { dates, nights, languages }: Form): Inquiry {
  const asked = askedFields(dates);
  const own = forEachField((field) => (asked.includes(field) ? draft[field] : ""));
  if (nights > 0) own.to = isDayText(own.from) ? dayAfter(own.from, nights) : "";
  if (!languages.includes(own.guideLanguage)) own.guideLanguage = "";
  // Typed where the page had said how many come.
  if (own.people === "") own.vegetarians = "";
  return own;
}

/**
 * The inquiry that the visitor is writing. It is stored, so it survives navigation, a change of
 * language and a reload. A day in the address is filled in.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, asked: Form) {
  const day = dayIn(useUrlSearch());
  // Until it is read the fields are as in the page's HTML.
  const [typed, setTyped] = useState<Typed>();
  const draft = typed ? withGiven(typed, asked.given) : EMPTY_INQUIRY;

  const addTyped = (changes: Typed): void =>
    setTyped((before) => {
      const after = { ...before, ...changes };
      keepDraft(after);
      return after;
    });

  const change = (changes: Typed): void => {
    if (changes.from !== undefined) keepDay(changes.from);
    const { people = draft.people, children = draft.children, ...others } = changes;
    const isSameParty = people === draft.people && children === draft.children;
    addTyped(isSameParty ? others : { people, children, ...others });
  };

  useEffect(() => {
    const before = { ...readDraft(), ...readFields(form.current) };
    setTyped(before);
    keepDraft(before);
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later stays
  useEffect(() => {
    if (day !== "") addTyped({ from: day });
  }, [day]);

  return { draft: onlyAsked(draft, asked), change };
}
