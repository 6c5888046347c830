import { type RefObject, useCallback, useEffect, useState } from "react";
import { dayAfter } from "../../../documents/viewModels/timeZones.ts";
import {
  askedFields,
  type Dates,
  EMPTY_INQUIRY,
  forEachField,
  INQUIRY_FIELDS,
  type Inquiry,
  type InquiryField,
} from "../../../inquiries/inquiryFields.ts";
import { useUrlSearch } from "../../UrlState/useUrlSearch.ts";
import { dayIn, keepDay } from "./day.ts";
import { readFromSession, storeInSession } from "./sessionStore.ts";

const STORE = "inquiry";

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
  for (const field of INQUIRY_FIELDS) {
    const value = data.get(field);
    if (typeof value === "string" && value !== "") typed[field] = value;
  }
  return typed;
}

/**
 * Clears fields that this form does not have. They may be filled in from the form of another page.
 */
const onlyAsked = (draft: Inquiry, dates: Dates): Inquiry => {
  const asked = askedFields(dates);
  return forEachField((field) => (asked.includes(field) ? draft[field] : ""));
};

/**
 * The inquiry that the visitor is writing. It is stored, so it survives navigation, a change of
 * language and a reload. A day in the address is filled in; for a trip of several nights, the last
 * day too.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, dates: Dates, nights: number) {
  const day = dayIn(useUrlSearch());
  const [draft, setDraft] = useState(EMPTY_INQUIRY);

  useEffect(() => {
    const before = { ...readDraft(), ...readFields(form.current) };
    setDraft(before);
    keepDraft(before);
  }, [form]);

  useEffect(() => {
    if (day === "") return;
    setDraft((before) => {
      const to = nights > 0 ? dayAfter(day, nights) : before.to;
      const after = { ...before, from: day, to };
      keepDraft(after);
      return after;
    });
  }, [day, nights]);

  const change = useCallback((field: InquiryField, value: string) => {
    if (field === "from") keepDay(value);
    setDraft((before) => {
      const after = { ...before, [field]: value };
      keepDraft(after);
      return after;
    });
  }, []);

  return { draft: onlyAsked(draft, dates), change };
}
