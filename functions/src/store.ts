import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from "firebase-admin/firestore";
import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";
import { inTurn } from "./inTurn.ts";
import { type Count, MAILS_IN_ALL, recent, waitingTime } from "./limits.ts";
import { mailOf, noticeOf } from "./mail.ts";
import type { Suspicion } from "./spamSignals.ts";

const DAY_IN_MS = 86_400_000;
/** Firestore deletes what is older, by the TTL policies of firestore.indexes.json. */
const KEPT_DAYS = { inquiries: 365, mail: 30 } as const;

/** Inquiries that arrive at the same moment meet on a count: one is kept, the others try again. */
const ATTEMPTS = 100;
const LONGEST_PAUSE_IN_MS = 400;

/** Firestore's numbers for "somebody was faster": not found, there already, another state, aborted. */
const OVERTAKEN = [5, 6, 9, 10];

const MAILS: Count = { name: "mails", limit: MAILS_IN_ALL };

/** "kept-quietly" has no mail of its own. */
export type Keeping =
  | { outcome: "kept" | "kept-quietly" | "known-already" | "another-with-this-key" }
  | { outcome: "too-many"; againInMs: number };

/** What is known of an inquiry before it is kept. */
export interface Judged {
  inquiry: InquiryRequest;
  reference: string;
  /** Why it may be spam. */
  suspicions: Suspicion[];
}

/** What tells two inquiries with one key apart; how long it took to fill in does not. */
function fingerprintOf({ filledInMs: _, website: __, ...said }: InquiryRequest): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

/** So many of an instance at the same time are let near the count of mails; more would only overtake. */
const LANES = 4;

/** Until then the count of mails is read and not written, so that nobody meets there. */
let mailsAreFullUntil = 0;

/** Where this one waits for others, so that hundreds at once do not overtake each other for ever. */
function laneOf({ inquiry, suspicions }: Judged, now: number): string | undefined {
  if (suspicions.length > 0) return "suspects";
  return now < mailsAreFullUntil ? undefined : `mails ${Number.parseInt(inquiry.key, 16) % LANES}`;
}

/** What was kept is answered again, whatever has changed since. */
export async function isKept(db: Firestore, key: string): Promise<boolean> {
  const { exists } = await db.collection("inquiries").doc(key).get();
  return exists;
}

export function saveInquiry(db: Firestore, judged: Judged, counts: Count[]): Promise<Keeping> {
  const lane = laneOf(judged, Date.now());
  const keep = (): Promise<Keeping> => tryUntilKept(db, judged, counts);
  return lane ? inTurn(lane, keep) : keep();
}

/**
 * Inquiry, mail and counts are written together or not at all, and only if nobody has changed the
 * counts since they were read. No locks are taken: those of somebody who dies would hold up everybody
 * else for a minute.
 */
async function tryUntilKept(db: Firestore, judged: Judged, counts: Count[]): Promise<Keeping> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await tryToKeep(db, judged, counts, new Date());
    } catch (error) {
      if (!isOvertaken(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.random() * Math.min(LONGEST_PAUSE_IN_MS, 20 * attempt));
    }
  }
  throw new Error("An inquiry is tried at least once.");
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && OVERTAKEN.includes(Number(error.code));

const timesIn = (counted: DocumentSnapshot | undefined): number[] => counted?.get("times") ?? [];

async function tryToKeep(
  db: Firestore,
  { inquiry, reference, suspicions }: Judged,
  counts: Count[],
  now: Date,
): Promise<Keeping> {
  const place = ({ name }: Count) => db.collection("limits").doc(name);
  const kept = db.collection("inquiries").doc(inquiry.key);
  const [known, mails, ...counted] = await db.getAll(kept, place(MAILS), ...counts.map(place));
  const fingerprint = fingerprintOf(inquiry);
  if (known?.exists) {
    const isSame = known.get("fingerprint") === fingerprint;
    return { outcome: isSame ? "known-already" : "another-with-this-key" };
  }

  const waits = counts.map(({ limit }, index) =>
    waitingTime(timesIn(counted[index]), now.getTime(), limit),
  );
  const againInMs = Math.max(0, ...waits);
  if (againInMs > 0) return { outcome: "too-many", againInMs };

  const batch = db.batch();
  for (const [index, count] of counts.entries()) {
    raise(batch, db, { count, counted: counted[index], now });
  }
  const { key, website: _, ...said } = inquiry;
  const mailsWait = waitingTime(timesIn(mails), now.getTime(), MAILS_IN_ALL);
  if (mailsWait > 0) mailsAreFullUntil = now.getTime() + mailsWait;
  const isMailed = suspicions.length === 0 && mailsWait === 0;
  batch.create(kept, {
    ...said,
    reference,
    receivedAt: Timestamp.fromDate(now),
    expireAt: later(now, KEPT_DAYS.inquiries * DAY_IN_MS),
    suspicions,
    isMailed,
    fingerprint,
  });
  const expireAt = later(now, KEPT_DAYS.mail * DAY_IN_MS);
  if (isMailed) {
    raise(batch, db, { count: MAILS, counted: mails, now });
    batch.create(db.collection("mail").doc(key), { ...mailOf(inquiry, reference), expireAt });
  } else if (suspicions.length === 0) {
    // Once an hour the operator hears that there are inquiries without a mail of their own.
    const notice = db.collection("mail").doc(`many-${now.toISOString().slice(0, 13)}`);
    const { exists } = await notice.get();
    if (!exists) batch.create(notice, { ...noticeOf(now), expireAt });
  }
  await batch.commit();
  return { outcome: isMailed ? "kept" : "kept-quietly" };
}

interface Raising {
  count: Count;
  /** As it was read; somebody who has raised it since is in the way. */
  counted: DocumentSnapshot | undefined;
  now: Date;
}

function raise(batch: WriteBatch, db: Firestore, { count, counted, now }: Raising): void {
  const { name, limit } = count;
  const times = recent(timesIn(counted), now.getTime(), limit);
  const after = { times: [...times, now.getTime()], expireAt: later(now, limit.withinMs) };
  const place = db.collection("limits").doc(name);
  const { updateTime } = counted ?? {};
  if (updateTime) batch.update(place, after, { lastUpdateTime: updateTime });
  else batch.create(place, after);
}

const later = (time: Date, ms: number): Timestamp => Timestamp.fromMillis(time.getTime() + ms);
