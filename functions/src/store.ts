import { createHash } from "node:crypto";
import { type DocumentReference, type Firestore, Timestamp } from "firebase-admin/firestore";
import type { InquiryRequest } from "../../src/backend/inquiry.ts";
import { IN_ALL, isReached, type Limit, PER_SENDER, recent } from "./limits.ts";
import { mailOf } from "./mail.ts";
import { referenceOf } from "./reference.ts";
import { findSuspicions } from "./suspicion.ts";

const DAY_IN_MS = 86_400_000;
/** Firestore deletes what is older, by the TTL policies of firestore.indexes.json. */
export const KEPT_DAYS = { inquiries: 365, mail: 30 } as const;

/** Under heavy traffic transactions meet on the count of all; each is tried so many times. */
const ATTEMPTS = 15;

export type Keeping = "kept" | "known-already" | "another-with-this-key" | "too-many";

/** What tells two inquiries with one key apart; how long it took to fill in does not. */
function fingerprintOf({ filledInMs: _, website: __, ...said }: InquiryRequest): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

/** Inquiry, mail and counts are written together or not at all. */
export function keepInquiry(
  db: Firestore,
  inquiry: InquiryRequest,
  senders: string[],
  now = new Date(),
): Promise<Keeping> {
  const kept = db.collection("inquiries").doc(inquiry.key);
  const counts: [DocumentReference, Limit][] = [
    [db.collection("limits").doc("all"), IN_ALL],
    ...senders.map((name): [DocumentReference, Limit] => [
      db.collection("limits").doc(name),
      PER_SENDER,
    ]),
  ];
  const fingerprint = fingerprintOf(inquiry);
  const suspicions = findSuspicions(inquiry);
  const after = (ms: number): Timestamp => Timestamp.fromMillis(now.getTime() + ms);

  return db.runTransaction(
    async (transaction) => {
      const [known, ...counted] = await transaction.getAll(kept, ...counts.map(([ref]) => ref));
      if (known?.exists) {
        const isSame = known.get("fingerprint") === fingerprint;
        return isSame ? "known-already" : "another-with-this-key";
      }
      const times = counts.map(([, limit], index) =>
        recent(counted[index]?.get("times") ?? [], now.getTime(), limit),
      );
      if (counts.some(([, limit], index) => isReached(times[index] ?? [], limit))) {
        return "too-many";
      }
      for (const [index, [ref, limit]] of counts.entries()) {
        transaction.set(ref, {
          times: [...(times[index] ?? []), now.getTime()],
          expireAt: after(limit.withinMs),
        });
      }
      const { key, website: _, ...said } = inquiry;
      transaction.create(kept, {
        ...said,
        reference: referenceOf(key),
        receivedAt: Timestamp.fromDate(now),
        expireAt: after(KEPT_DAYS.inquiries * DAY_IN_MS),
        suspicions,
        fingerprint,
      });
      if (suspicions.length === 0) {
        transaction.create(db.collection("mail").doc(key), {
          ...mailOf(inquiry, referenceOf(key)),
          expireAt: after(KEPT_DAYS.mail * DAY_IN_MS),
        });
      }
      return "kept";
    },
    { maxAttempts: ATTEMPTS },
  );
}
