import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from "firebase-admin/firestore";
import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";
import { fieldRow, INQUIRY_FIELDS } from "../../src/inquiries/inquiryFields.ts";
import { mailOf, overflowNotice } from "./mail.ts";
import { type Counter, MAILS_TOTAL, recentTimes, waitTimeMs } from "./rateLimits.ts";
import { serializeByKey } from "./serializeByKey.ts";
import type { Suspicion } from "./spamSignals.ts";

const DAY_IN_MS = 86_400_000;
/** Firestore deletes what is older, by the TTL policies of firestore.indexes.json. */
const KEPT_DAYS = { inquiries: 365, mail: 30 } as const;

/** Concurrent inquiries conflict on a counter: one is saved, the others retry. */
const MAX_ATTEMPTS = 100;
const MAX_PAUSE_MS = 400;

/** gRPC status codes of a lost race: not found, already exists, failed precondition, aborted. */
const CONFLICT_CODES = [5, 6, 9, 10];

const MAILS: Counter = { name: "mails", limit: MAILS_TOTAL };

export type SaveResult =
  | { outcome: "saved" | "saved-without-mail" | "already-saved" | "key-conflict" }
  | { outcome: "too-many"; retryAfterMs: number };

export interface ScreenedInquiry {
  inquiry: InquiryRequest;
  reference: string;
  /** Why it may be spam. */
  suspicions: Suspicion[];
}

/**
 * Tells two inquiries with the same key apart. The time of filling in may differ when one is sent again. A field that
 * older forms lack does not count while it is empty, so that a newer function knows an inquiry again.
 */
function fingerprintOf({ filledInMs: _, website: __, ...content }: InquiryRequest): string {
  const lacking = INQUIRY_FIELDS.filter(
    (field) => fieldRow(field).mayBeAbsent === true && content[field] === "",
  );
  const said = Object.entries(content).filter(([name]) => !lacking.some((one) => one === name));
  return createHash("sha256")
    .update(JSON.stringify(Object.fromEntries(said)))
    .digest("hex");
}

/** Inquiries of an instance that use the counter of mails at once; more would only conflict. */
const MAIL_QUEUES = 4;

/** Until then the counter of mails is read and not written, so it causes no conflicts. */
let mailLimitReachedUntil = 0;

/** The queue in which an inquiry waits, so that hundreds at once do not conflict for ever. */
function queueKeyOf({ inquiry, suspicions }: ScreenedInquiry, now: number): string | undefined {
  if (suspicions.length > 0) return "suspects";
  return now < mailLimitReachedUntil
    ? undefined
    : `mails ${Number.parseInt(inquiry.key, 16) % MAIL_QUEUES}`;
}

export async function isSaved(db: Firestore, key: string): Promise<boolean> {
  const { exists } = await db.collection("inquiries").doc(key).get();
  return exists;
}

export function saveInquiry(
  db: Firestore,
  screened: ScreenedInquiry,
  counters: Counter[],
): Promise<SaveResult> {
  const queue = queueKeyOf(screened, Date.now());
  const save = (): Promise<SaveResult> => saveWithRetries(db, screened, counters);
  return queue ? serializeByKey(queue, save) : save();
}

/**
 * Writes inquiry, mail and counters in one batch, on condition that the counters are unchanged since they were
 * read. A transaction would take locks, and those of a crashed instance would block all others for a minute.
 */
async function saveWithRetries(
  db: Firestore,
  screened: ScreenedInquiry,
  counters: Counter[],
): Promise<SaveResult> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      return await trySave(db, screened, counters, new Date());
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * Math.min(MAX_PAUSE_MS, 20 * attempt));
    }
  }
  throw new Error("MAX_ATTEMPTS is below one: no attempt was made.");
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && "code" in error && CONFLICT_CODES.includes(Number(error.code));

const timesIn = (snapshot: DocumentSnapshot | undefined): number[] => snapshot?.get("times") ?? [];

async function trySave(
  db: Firestore,
  { inquiry, reference, suspicions }: ScreenedInquiry,
  counters: Counter[],
  now: Date,
): Promise<SaveResult> {
  const refOf = ({ name }: Counter) => db.collection("limits").doc(name);
  const inquiryRef = db.collection("inquiries").doc(inquiry.key);
  const [existing, mails, ...snapshots] = await db.getAll(
    inquiryRef,
    refOf(MAILS),
    ...counters.map(refOf),
  );
  const fingerprint = fingerprintOf(inquiry);
  if (existing?.exists) {
    const isSame = existing.get("fingerprint") === fingerprint;
    return { outcome: isSame ? "already-saved" : "key-conflict" };
  }

  const waits = counters.map(({ limit }, index) =>
    waitTimeMs(timesIn(snapshots[index]), now.getTime(), limit),
  );
  const retryAfterMs = Math.max(0, ...waits);
  if (retryAfterMs > 0) return { outcome: "too-many", retryAfterMs };

  const batch = db.batch();
  for (const [index, counter] of counters.entries()) {
    incrementCounter(batch, db, { counter, snapshot: snapshots[index], now });
  }
  const { key, website: _, ...content } = inquiry;
  const mailsWait = waitTimeMs(timesIn(mails), now.getTime(), MAILS_TOTAL);
  if (mailsWait > 0) mailLimitReachedUntil = now.getTime() + mailsWait;
  const isMailed = suspicions.length === 0 && mailsWait === 0;
  batch.create(inquiryRef, {
    ...content,
    reference,
    receivedAt: Timestamp.fromDate(now),
    expireAt: later(now, KEPT_DAYS.inquiries * DAY_IN_MS),
    suspicions,
    isMailed,
    fingerprint,
  });
  const expireAt = later(now, KEPT_DAYS.mail * DAY_IN_MS);
  if (isMailed) {
    incrementCounter(batch, db, { counter: MAILS, snapshot: mails, now });
    batch.create(db.collection("mail").doc(key), { ...mailOf(inquiry, reference), expireAt });
  } else if (suspicions.length === 0) {
    // One notice an hour that there are inquiries without a mail.
    const notice = db.collection("mail").doc(`many-${now.toISOString().slice(0, 13)}`);
    const { exists } = await notice.get();
    if (!exists) batch.create(notice, { ...overflowNotice(now), expireAt });
  }
  await batch.commit();
  return { outcome: isMailed ? "saved" : "saved-without-mail" };
}

interface CounterUpdate {
  counter: Counter;
  /** As it was read: the write fails if the counter has changed since. */
  snapshot: DocumentSnapshot | undefined;
  now: Date;
}

function incrementCounter(
  batch: WriteBatch,
  db: Firestore,
  { counter, snapshot, now }: CounterUpdate,
): void {
  const { name, limit } = counter;
  const times = recentTimes(timesIn(snapshot), now.getTime(), limit);
  const data = { times: [...times, now.getTime()], expireAt: later(now, limit.withinMs) };
  const ref = db.collection("limits").doc(name);
  const { updateTime } = snapshot ?? {};
  if (updateTime) batch.update(ref, data, { lastUpdateTime: updateTime });
  else batch.create(ref, data);
}

const later = (time: Date, ms: number): Timestamp => Timestamp.fromMillis(time.getTime() + ms);
