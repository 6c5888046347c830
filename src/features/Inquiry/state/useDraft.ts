import { type RefObject, useCallback, useEffect, useState } from "react";
import { dayAfter } from "../../../documents/viewModels/timeZones.ts";
import {
  askedFields,
  type Dates,
  EMPTY_INQUIRY,
  fieldRow,
  forEachField,
  INQUIRY_FIELDS,
  type Inquiry,
} from "../../../inquiries/inquiryFields.ts";
import { useUrlSearch } from "../../UrlState/useUrlSearch.ts";
import { dayIn, isDayText, keepDay } from "./day.ts";
import { partyOf } from "./party.ts";
import { readFromSession, storeInSession } from "./sessionStore.ts";

const STORE = "inquiry";

/** The name of the field of adults, which is no field of the inquiry. */
export const ADULTS = "adults";

/** The draft of this visit. Stored values are not trusted: every field is a string. */
function readDraft(): Inquiry {
  const stored = readFromSession(STORE);
  const draft = { ...EMPTY_INQUIRY };
  for (const field of INQUIRY_FIELDS) {
    const value = stored[field];
    if (typeof value === "string") draft[field] = value;
  }
  return draft;
}

export function keepDraft(draft: Inquiry): void {
  const isEmpty = INQUIRY_FIELDS.every((field) => draft[field] === "");
  storeInSession(STORE, isEmpty ? null : { ...draft, since: begunAt() });
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
function readFields(form: HTMLFormElement | null): Partial<Inquiry> {
  const typed: Partial<Inquiry> = {};
  const data = new FormData(form ?? undefined);
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  for (const field of INQUIRY_FIELDS) {
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
  return own;
}

/**
 * The inquiry that the visitor is writing. It is stored, so it survives navigation, a change of
 * language and a reload. A day in the address is filled in.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, asked: Form) {
  const day = dayIn(useUrlSearch());
  const [draft, setDraft] = useState(EMPTY_INQUIRY);

  const change = useCallback((changes: Partial<Inquiry>) => {
    if (changes.from !== undefined) keepDay(changes.from);
    setDraft((before) => {
      const after = { ...before, ...changes };
      keepDraft(after);
      return after;
    });
  }, []);

  useEffect(() => {
    const before = { ...readDraft(), ...readFields(form.current) };
    setDraft(before);
    keepDraft(before);
  }, [form]);

  useEffect(() => {
    if (day === "") return;
    setDraft((before) => {
      const after = { ...before, from: day };
      keepDraft(after);
      return after;
    });
  }, [day]);

  return { draft: onlyAsked(draft, asked), change };
}
