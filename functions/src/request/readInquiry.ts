import * as v from "valibot";
import { isSafeUid } from "../../../content-service/kinds/uid.ts";
import { isLanguage, type Language } from "../../../src/i18n/languages.ts";
import {
  type InquiryRequest,
  isOfDocument,
  LENGTHS,
  TOPIC_KINDS,
} from "../../../src/inquiries/inquiry.ts";
import { type FieldKind, fieldRow, forEachField } from "../../../src/inquiries/inquiryFields.ts";
import {
  dayOf,
  findFaults,
  hasControls,
  isPagePath,
  tidyAs,
} from "../../../src/inquiries/validation.ts";
import { isRecord } from "../isRecord.ts";

/** The inquiry, or a sentence that says what is wrong with it. */
export type ReadResult =
  | { inquiry: InquiryRequest; fault?: undefined }
  | { inquiry?: undefined; fault: string };

const HONEYPOT_MAX_LENGTH = 200;

/** It is still yesterday somewhere, and a form may be sent after midnight. */
const PAST_TOLERANCE_MS = 86_400_000;

/** The first day that has not passed in every time zone. */
export const firstValidDay = (now: number): string => dayOf(new Date(now - PAST_TOLERANCE_MS));

// Without the name of the field, which may be long or hostile.
const UNKNOWN_FIELD = "There is a field that does not belong here.";

/** An object that has exactly these fields, as its own. */
const exactObject = <Entries extends v.ObjectEntries>(entries: Entries, noObject: string) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isRecord, noObject),
    v.transform((sent) => ({ ...sent })),
    v.strictObject(entries, ({ expected, path }) =>
      expected === "never" ? UNKNOWN_FIELD : `The field ${String(path?.[0]?.key)} is missing.`,
    ),
  );

const isMultiline = (kind: FieldKind): boolean => kind === "text";

/** A text that the form's code sends: accepted as it is, or refused. */
const code = (field: string, maxLength: number, kind: FieldKind = "line") =>
  v.pipe(
    v.string(`The field ${field} is not text.`),
    v.maxLength(maxLength, `The field ${field} is longer than ${maxLength} characters.`),
    v.check(
      (value) => !hasControls(value, isMultiline(kind)),
      `The field ${field} has control characters.`,
    ),
  );

/** A text that a person will read in a mail or a spreadsheet. */
const text = (field: string, maxLength: number, kind: FieldKind) =>
  v.pipe(
    code(field, maxLength, kind),
    v.transform((value) => tidyAs(kind, value)),
  );

const milliseconds = (fault: string) =>
  v.pipe(v.number(fault), v.safeInteger(fault), v.minValue(0, fault));

const TOPIC = v.pipe(
  exactObject(
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
  v.check(
    ({ kind, uid }) => kind !== "my-journey" || uid === "",
    "A visitor's own journey has no uid.",
  ),
  v.check(({ kind, uid }) => !isOfDocument(kind) || isSafeUid(uid), "The field uid is not a uid."),
);

const REQUEST = v.pipe(
  exactObject(
    {
      ...forEachField((field) => {
        const { kind, maxLength, mayBeAbsent } = fieldRow(field);
        const read = text(field, maxLength, kind);
        return mayBeAbsent ? v.optional(read, "") : read;
      }),
      key: v.pipe(
        code("key", 36),
        v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "The field key is not a UUID."),
      ),
      language: v.custom<Language>((value) => isLanguage(value), "The field language is unknown."),
      page: code("page", LENGTHS.page),
      topic: TOPIC,
      website: code("website", HONEYPOT_MAX_LENGTH),
      filledInMs: milliseconds("The field filledInMs is not a number of milliseconds."),
    },
    "An inquiry is an object.",
  ),
  v.check(
    ({ page, language }) => isPagePath(page, language),
    "The field page is no path of a page.",
  ),
);

/** Never throws, whatever is sent. */
export function readInquiry(data: unknown, now = Date.now()): ReadResult {
  const { success, output, issues } = v.safeParse(REQUEST, data);
  if (!success) {
    const sentences = issues.map(({ message }) => message);
    return { fault: sentences.find((one) => one === UNKNOWN_FIELD) ?? issues[0].message };
  }
  const [faulty] = Object.entries(findFaults(output, firstValidDay(now)));
  if (faulty) return { fault: `The field ${faulty[0]} is ${faulty[1]}.` };
  return { inquiry: output };
}
