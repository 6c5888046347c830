import type { RefusalDetails, RetryDetails } from "./inquiry.ts";
import { REFUSALS } from "./offers.ts";

/** Statuses of a callable function: 400 … 504. */
const STATUSES = [
  "invalid-argument",
  "unauthenticated",
  "permission-denied",
  "not-found",
  "aborted",
  "resource-exhausted",
  "cancelled",
  "unimplemented",
  "unavailable",
  "deadline-exceeded",
  "internal",
] as const;

/** Each is a sentence for the visitor: `form.failed.…` */
export type Failure =
  | (typeof STATUSES)[number]
  | "unknown"
  | "offline"
  | "no-connection"
  | "no-json"
  | "no-data";

/** Messages of Firebase's client, which has no codes for these. */
const NO_JSON = "Response is not valid JSON object.";
const NO_DATA = "Response is missing data field.";

/** A call that got no answer at all ends with this status: "internal [0]". */
const NO_ANSWER = "[0]";

/** failureOf({ code: "functions/unavailable", … }, true) => "unavailable" */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const { code, message } = partsOf(error);
  if (message.endsWith(NO_ANSWER)) return isOnline ? "no-connection" : "offline";
  if (message === NO_JSON) return "no-json";
  if (message === NO_DATA) return "no-data";
  return STATUSES.find((status) => code === `functions/${status}`) ?? "unknown";
}

function partsOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: "", message: "" };
  return { code: "code" in error ? String(error.code) : "", message: error.message };
}

/** Longer waits are invalid: the longest window of the function is an hour. */
const MAX_WAIT_MINUTES = 60;

/** retryDetailsOf({ details: { againInMinutes: 5 }, … }) => { againInMinutes: 5 } */
export function retryDetailsOf(error: unknown): Partial<RetryDetails> {
  const details = detailsOf(error);
  const minutes = "againInMinutes" in details ? Number(details.againInMinutes) : 0;
  const isWait = Number.isInteger(minutes) && minutes > 0 && minutes <= MAX_WAIT_MINUTES;
  return isWait ? { againInMinutes: minutes } : {};
}

/** refusalDetailsOf({ details: { refused: "full" }, … }) => { refused: "full" } */
export function refusalDetailsOf(error: unknown): Partial<RefusalDetails> {
  const details = detailsOf(error);
  const refused = REFUSALS.find((one) => "refused" in details && details.refused === one);
  return refused ? { refused } : {};
}

function detailsOf(error: unknown): object {
  const details = error instanceof Error && "details" in error ? error.details : undefined;
  return typeof details === "object" && details !== null ? details : {};
}
