import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import type { InquiryRequest } from "../../src/backend/inquiry.ts";
import { IN_ALL, isReached, type Limit, PER_SENDER, recent } from "./limits.ts";
import { mailOf } from "./mail.ts";
import { referenceOf } from "./reference.ts";
import { findSuspicions } from "./suspicion.ts";

const DAY_IN_MS = 86_400_000;
/** Firestore deletes what is older, by the TTL policies of firestore.indexes.json. */
const KEPT_DAYS = { inquiries: 365, mail: 30 } as const;

/** Inquiries that arrive at the same moment meet on the count of all: one is kept, the others try again. */
const ATTEMPTS = 100;
const LONGEST_PAUSE_IN_MS = 400;

/** Firestore's numbers for "somebody was faster": not found, there already, another state, aborted. */
const OVERTAKEN = [5, 6, 9, 10];

export type Keeping = "kept" | "known-already" | "another-with-this-key" | "too-many";

/** What tells two inquiries with one key apart; how long it took to fill in does not. */
function fingerprintOf({ filledInMs: _, website: __, ...said }: InquiryRequest): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

/**
 * Inquiry, mail and counts are written together or not at all, and only if nobody has changed the
 * counts since they were read. No locks are taken: those of somebody who dies would hold up everybody
 * else for a minute.
 */
export async function keepInquiry(
  db: Firestore,
  inquiry: InquiryRequest,
  senders: string[],
): Promise<Keeping> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await tryToKeep(db, inquiry, senders, new Date());
    } catch (error) {
      if (!isOvertaken(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.random() * Math.min(LONGEST_PAUSE_IN_MS, 20 * attempt));
    }
  }
  throw new Error("An inquiry is tried at least once.");
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && OVERTAKEN.includes(Number(error.code));

async function tryToKeep(
  db: Firestore,
  inquiry: InquiryRequest,
  senders: string[],
  now: Date,
): Promise<Keeping> {
  const limits = db.collection("limits");
  const counts: [string, Limit][] = [
    ["all", IN_ALL],
    ...senders.map((sender): [string, Limit] => [sender, PER_SENDER]),
  ];
  const kept = db.collection("inquiries").doc(inquiry.key);
  const [known, ...counted] = await db.getAll(kept, ...counts.map(([name]) => limits.doc(name)));
  const fingerprint = fingerprintOf(inquiry);
  if (known?.exists) {
    return known.get("fingerprint") === fingerprint ? "known-already" : "another-with-this-key";
  }

  const batch = db.batch();
  for (const [index, [name, limit]] of counts.entries()) {
    const count = counted[index];
    const times = recent(count?.get("times") ?? [], now.getTime(), limit);
    if (isReached(times, limit)) return "too-many";
    const after = { times: [...times, now.getTime()], expireAt: later(now, limit.withinMs) };
    const { updateTime } = count ?? {};
    if (updateTime) batch.update(limits.doc(name), after, { lastUpdateTime: updateTime });
    else batch.create(limits.doc(name), after);
  }

  const { key, website: _, ...said } = inquiry;
  const reference = referenceOf(key);
  const suspicions = findSuspicions(inquiry);
  batch.create(kept, {
    ...said,
    reference,
    receivedAt: Timestamp.fromDate(now),
    expireAt: later(now, KEPT_DAYS.inquiries * DAY_IN_MS),
    suspicions,
    fingerprint,
  });
  if (suspicions.length === 0) {
    batch.create(db.collection("mail").doc(key), {
      ...mailOf(inquiry, reference),
      expireAt: later(now, KEPT_DAYS.mail * DAY_IN_MS),
    });
  }
  await batch.commit();
  return "kept";
}

const later = (time: Date, ms: number): Timestamp => Timestamp.fromMillis(time.getTime() + ms);
