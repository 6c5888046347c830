import { type RefObject, useCallback, useEffect, useState } from "react";
import { isRecord } from "../../content/raw.ts";
import { EMPTY, INQUIRY_FIELDS, type Inquiry } from "./inquiry.ts";

const STORE = "inquiry";

/** What the visitor typed earlier in this visit; whatever the store holds, every field is text. */
function readDraft(): Inquiry {
  const draft = { ...EMPTY };
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
    if (!isRecord(stored)) return draft;
    for (const field of INQUIRY_FIELDS) {
      const value = stored[field];
      if (typeof value === "string") draft[field] = value;
    }
  } catch {
    // Blocked, or no JSON: the form begins empty.
  }
  return draft;
}

function keepDraft(draft: Inquiry): void {
  try {
    if (INQUIRY_FIELDS.every((field) => draft[field] === "")) sessionStorage.removeItem(STORE);
    else sessionStorage.setItem(STORE, JSON.stringify(draft));
  } catch {
    // Nothing is kept; the form still works.
  }
}

/** What was typed before script took the page over stands in the fields only. */
function readFields(form: HTMLFormElement | null): Partial<Inquiry> {
  const typed: Partial<Inquiry> = {};
  const data = new FormData(form ?? undefined);
  for (const field of INQUIRY_FIELDS) {
    const value = data.get(field);
    if (typeof value === "string" && value !== "") typed[field] = value;
  }
  return typed;
}

/** An inquiry that is being written, kept through a change of page or language and a reload. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(EMPTY);

  useEffect(() => setDraft({ ...readDraft(), ...readFields(form.current) }), [form]);

  const change = useCallback((field: keyof Inquiry, value: string) => {
    setDraft((before) => {
      const after = { ...before, [field]: value };
      keepDraft(after);
      return after;
    });
  }, []);

  const clear = useCallback(() => {
    keepDraft(EMPTY);
    setDraft(EMPTY);
  }, []);

  return { draft, change, clear };
}
