import {
  findFaults,
  hasControls,
  INQUIRY_FIELDS,
  type Inquiry,
  type InquiryRequest,
  LENGTHS,
  TOPIC_KINDS,
  type Topic,
  tidy,
} from "../../src/backend/inquiry.ts";
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
const PATH = /^\/[\p{L}\p{N}/_.~%-]*$/u;
const LONGEST_UNSEEN = 200;

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

/** Whatever is sent, this answers and never throws. */
export function readInquiry(data: unknown): Reading {
  if (!isShape(data)) return { fault: "An inquiry is an object." };
  const odd = findOddKey(data, KEYS) ?? findOddField(data);
  if (odd) return { fault: odd };
  if (!UUID.test(String(data.key))) return { fault: "The field key is not a UUID." };
  if (!isLanguage(data.language)) return { fault: "The field language is unknown." };
  if (!PATH.test(String(data.page))) return { fault: "The field page is not a path." };
  if (!Number.isSafeInteger(data.filledInMs) || Number(data.filledInMs) < 0) {
    return { fault: "The field filledInMs is not a number of milliseconds." };
  }
  const fields = Object.fromEntries(
    INQUIRY_FIELDS.map((field) => [field, tidy(String(data[field]))]),
  ) as unknown as Inquiry;
  const [faulty] = Object.entries(findFaults(fields));
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
