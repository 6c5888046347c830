import * as v from "valibot";
import { isSafeUid } from "../../src/documents/uid.ts";
import { isLanguage, type Language } from "../../src/i18n/languages.ts";
import { type InquiryRequest, LENGTHS, TOPIC_KINDS } from "../../src/inquiries/inquiry.ts";
import { type FieldKind, forEachField, rowOf } from "../../src/inquiries/inquiryFields.ts";
import { dayOf, findFaults, hasControls, isPagePath, tidyAs } from "../../src/inquiries/rules.ts";
import { isShape } from "./shape.ts";

/** What was sent, or the sentence that says what is wrong with it. */
export type Reading =
  | { inquiry: InquiryRequest; fault?: undefined }
  | { inquiry?: undefined; fault: string };

const LONGEST_UNSEEN = 200;

/** It is still yesterday somewhere, and who was slow to send has chosen a day that was right. */
const LENIENCY_IN_MS = 86_400_000;

/** The first day that has not passed everywhere. */
export const firstDay = (now: number): string => dayOf(new Date(now - LENIENCY_IN_MS));

// Its name is not repeated: it may be long, or hostile.
const STRANGER = "There is a field that does not belong here.";

/** An object that has exactly these fields, as its own. */
const exactly = <Entries extends v.ObjectEntries>(entries: Entries, noObject: string) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isShape, noObject),
    v.transform((sent) => ({ ...sent })),
    v.strictObject(entries, ({ expected, path }) =>
      expected === "never" ? STRANGER : `The field ${String(path?.[0]?.key)} is missing.`,
    ),
  );

const mayHaveLines = (kind: FieldKind): boolean => kind === "text";

/** What no visitor writes: it is taken as it is, or refused. */
const code = (field: string, longest: number, kind: FieldKind = "line") =>
  v.pipe(
    v.string(`The field ${field} is not text.`),
    v.maxLength(longest, `The field ${field} is longer than ${longest} characters.`),
    v.check(
      (value) => !hasControls(value, mayHaveLines(kind)),
      `The field ${field} has control characters.`,
    ),
  );

/** What a person will read, in a mail or a table. */
const text = (field: string, longest: number, kind: FieldKind) =>
  v.pipe(
    code(field, longest, kind),
    v.transform((value) => tidyAs(kind, value)),
  );

const milliseconds = (fault: string) =>
  v.pipe(v.number(fault), v.safeInteger(fault), v.minValue(0, fault));

const TOPIC = v.pipe(
  exactly(
    {
      kind: v.picklist(TOPIC_KINDS, "The field kind is unknown."),
      uid: code("uid", LENGTHS.title),
      title: text("title", LENGTHS.title, "line"),
    },
    "The field topic is not an object.",
  ),
  v.check(
    ({ kind, uid, title }) => kind !== "region" || (uid === "" && title === ""),
    "The region has no uid.",
  ),
  v.check(({ kind, uid }) => kind === "region" || isSafeUid(uid), "The field uid is not a uid."),
);

const REQUEST = v.pipe(
  exactly(
    {
      ...forEachField((field) => {
        const { kind, longest } = rowOf(field);
        return text(field, longest, kind);
      }),
      key: v.pipe(
        code("key", 36),
        v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "The field key is not a UUID."),
      ),
      language: v.custom<Language>((value) => isLanguage(value), "The field language is unknown."),
      page: code("page", LENGTHS.page),
      topic: TOPIC,
      website: code("website", LONGEST_UNSEEN),
      filledInMs: milliseconds("The field filledInMs is not a number of milliseconds."),
    },
    "An inquiry is an object.",
  ),
  v.check(
    ({ page, language }) => isPagePath(page, language),
    "The field page is no path of a page.",
  ),
);

/** Whatever is sent, this answers and never throws. */
export function readInquiry(data: unknown, now = Date.now()): Reading {
  const { success, output, issues } = v.safeParse(REQUEST, data);
  if (!success) {
    const sentences = issues.map(({ message }) => message);
    return { fault: sentences.find((one) => one === STRANGER) ?? issues[0].message };
  }
  const [faulty] = Object.entries(findFaults(output, firstDay(now)));
  if (faulty) return { fault: `The field ${faulty[0]} is ${faulty[1]}.` };
  return { inquiry: output };
}
