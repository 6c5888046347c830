import {
  EMPTY,
  INQUIRY_FIELDS,
  type Inquiry,
  type InquiryRequest,
  LENGTHS,
  TOPIC_KINDS,
  type Topic,
} from "../../src/backend/inquiry.ts";
import {
  dayOf,
  findFaults,
  hasControls,
  isPagePath,
  tidyInquiry,
} from "../../src/backend/rules.ts";
import { isSafeUid } from "../../src/content/uid.ts";
import { isLanguage } from "../../src/i18n/languages.ts";

/** What was sent, or the sentence that says what is wrong with it. */
export type Reading =
  | { inquiry: InquiryRequest; fault?: undefined }
  | { inquiry?: undefined; fault: string };

const KEYS = [
  ...INQUIRY_FIELDS,
  "key",
  "language",
  "page",
  "topic",
  "website",
  "filledInMs",
] as const;
const TOPIC_KEYS = ["kind", "uid", "title"] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST_UNSEEN = 200;

/** It is still yesterday somewhere, and who was slow to send has chosen a day that was right. */
const LENIENCY_IN_MS = 86_400_000;

type Shape = Record<string, unknown>;

export const isShape = (value: unknown): value is Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first key that is too much, or missing: an object has exactly the keys that are named. */
function findOddKey(shape: Shape, keys: readonly string[]): string | undefined {
  const unknown = Object.keys(shape).find((key) => !keys.includes(key));
  // Its name is not repeated: it may be long, or hostile.
  if (unknown !== undefined) return "There is a field that does not belong here.";
  const missing = keys.find((key) => !Object.hasOwn(shape, key));
  return missing && `The field ${missing} is missing.`;
}

/** Text of one line, or of several, that is not longer than it may be. */
function findOddText(shape: Shape, field: string, longest: number, mayHaveLines = false) {
  const value = shape[field];
  if (typeof value !== "string") return `The field ${field} is not text.`;
  if (value.length > longest) return `The field ${field} is longer than ${longest} characters.`;
  if (hasControls(value, mayHaveLines)) return `The field ${field} has control characters.`;
  return undefined;
}

function findOddTopic(topic: unknown): string | undefined {
  if (!isShape(topic)) return "The field topic is not an object.";
  const odd =
    findOddKey(topic, TOPIC_KEYS) ??
    findOddText(topic, "uid", LENGTHS.title) ??
    findOddText(topic, "title", LENGTHS.title);
  if (odd) return odd;
  if (!TOPIC_KINDS.some((kind) => kind === topic.kind)) return "The field kind is unknown.";
  const isRegion = topic.kind === "region";
  if (isRegion && (topic.uid !== "" || topic.title !== "")) return "The region has no uid.";
  if (!isRegion && !isSafeUid(String(topic.uid))) return "The field uid is not a uid.";
  return undefined;
}

function findOddField(data: Shape): string | undefined {
  return (
    findOddText(data, "name", LENGTHS.name) ??
    findOddText(data, "email", LENGTHS.email) ??
    findOddText(data, "message", LENGTHS.message, true) ??
    findOddText(data, "from", "2026-11-21".length) ??
    findOddText(data, "to", "2026-11-21".length) ??
    findOddText(data, "people", 4) ??
    findOddText(data, "page", LENGTHS.page) ??
    findOddText(data, "website", LONGEST_UNSEEN) ??
    findOddText(data, "key", 36) ??
    findOddTopic(data.topic)
  );
}

function textsOf(data: Shape): Inquiry {
  const texts = { ...EMPTY };
  for (const field of INQUIRY_FIELDS) texts[field] = String(data[field]);
  return texts;
}

/** Whatever is sent, this answers and never throws. */
export function readInquiry(data: unknown, now = Date.now()): Reading {
  if (!isShape(data)) return { fault: "An inquiry is an object." };
  const odd = findOddKey(data, KEYS) ?? findOddField(data);
  if (odd) return { fault: odd };
  if (!UUID.test(String(data.key))) return { fault: "The field key is not a UUID." };
  if (!isLanguage(data.language)) return { fault: "The field language is unknown." };
  if (!isPagePath(String(data.page), data.language)) {
    return { fault: "The field page is no path of a page." };
  }
  if (!Number.isSafeInteger(data.filledInMs) || Number(data.filledInMs) < 0) {
    return { fault: "The field filledInMs is not a number of milliseconds." };
  }
  const fields = tidyInquiry(textsOf(data));
  const [faulty] = Object.entries(findFaults(fields, dayOf(new Date(now - LENIENCY_IN_MS))));
  if (faulty) return { fault: `The field ${faulty[0]} is ${faulty[1]}.` };
  const { kind, uid, title } = data.topic as Topic;
  return {
    inquiry: {
      ...fields,
      key: String(data.key),
      language: data.language,
      page: String(data.page),
      topic: { kind, uid, title: title.trim() },
      website: String(data.website),
      filledInMs: Number(data.filledInMs),
    },
  };
}
