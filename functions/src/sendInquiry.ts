import { getFirestore } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { defineSecret } from "firebase-functions/params";
import { type FunctionsErrorCode, HttpsError, onCall } from "firebase-functions/v2/https";
import {
  type InquiryReceipt,
  type InquiryRequest,
  isOfDocument,
  type RefusalDetails,
  type RetryDetails,
} from "../../src/inquiries/inquiry.ts";
import { REGION } from "../../src/inquiries/region.ts";
import { createOffersClient, findFreshRefusal } from "./offers.ts";
import { referenceOf } from "./reference.ts";
import { siteUrlOf } from "./request/origins.ts";
import { firstValidDay, readInquiry } from "./request/readInquiry.ts";
import { countersOf, ipPrefix, networkAddress } from "./senders.ts";
import { serializeByKey } from "./serializeByKey.ts";
import { findSuspicions } from "./spamSignals.ts";
import { isSaved, type SaveResult, type ScreenedInquiry, saveInquiry } from "./store.ts";
import { withTimeout } from "./withTimeout.ts";

/** Salts the hashes of addresses in the counters' names. With it, addresses could be guessed. */
const salt = defineSecret("INQUIRY_SALT");

/** The emulators have no App Check tokens. */
const isEmulator = process.env.FUNCTIONS_EMULATOR === "true";

/** Less than the visitor's browser waits, so that it gets the reason. */
const TIMEOUT_MS = 50_000;
const MINUTE_IN_MS = 60_000;

/** gRPC status codes of errors that may not occur again. */
const TRANSIENT_ERRORS: Record<number, FunctionsErrorCode> = {
  4: "deadline-exceeded",
  8: "unavailable",
  10: "aborted",
  14: "unavailable",
};

export const sendInquiry = onCall<unknown, Promise<InquiryReceipt>>(
  {
    region: REGION,
    secrets: [salt],
    memory: "256MiB",
    maxInstances: 5,
    // More than are read at once (readBody.ts), so that slow requests can be cancelled.
    concurrency: 200,
    timeoutSeconds: 60,
    // Set it in functions/.env once the site sends App Check tokens.
    enforceAppCheck: process.env.INQUIRY_APP_CHECK === "on" && !isEmulator,
  },
  async ({ data, rawRequest }) => {
    const { inquiry, fault } = readInquiry(data);
    if (fault !== undefined) {
      logger.info("refused an inquiry", { fault });
      throw new HttpsError("invalid-argument", fault);
    }
    if (salt.value() === "") throw new Error("The secret INQUIRY_SALT is empty.");
    const network = networkAddress(rawRequest.headers, rawRequest.socket.remoteAddress);
    const suspicions = findSuspicions(inquiry);
    const screened: ScreenedInquiry = { inquiry, reference: referenceOf(inquiry.key), suspicions };
    const isSuspect = suspicions.length > 0;
    const counters = countersOf({ network, email: inquiry.email, isSuspect }, salt.value());
    return respond(screened, async () => {
      await refuseIfNotOffered(inquiry, rawRequest.headers.origin);
      return serializeByKey(ipPrefix(network), () =>
        saveInquiry(getFirestore(), screened, counters),
      );
    });
  },
);

const fetchOffers = createOffersClient({
  log: (fault) => logger.warn("accepted an inquiry without knowing the offers", { fault }),
});

/** Throws if the site has no such document, or the program does not leave that day or for that many people. */
async function refuseIfNotOffered(inquiry: InquiryRequest, origin?: string): Promise<void> {
  if (!isOfDocument(inquiry.topic.kind)) return;
  const site = siteUrlOf(origin, process.env);
  const refused = await findFreshRefusal(
    (maxAgeMs) => fetchOffers(site, maxAgeMs),
    inquiry,
    firstValidDay(Date.now()),
  );
  if (!refused || (await isSaved(getFirestore(), inquiry.key))) return;
  logger.info("refused an inquiry", { fault: refused });
  const details: RefusalDetails = { refused };
  throw new HttpsError("invalid-argument", "The site does not offer this.", details);
}

async function respond(
  { inquiry, reference, suspicions }: ScreenedInquiry,
  save: () => Promise<SaveResult>,
): Promise<InquiryReceipt> {
  // An inquiry that is saved later than that is found by its key when it is sent again.
  const result = await withTimeout(
    TIMEOUT_MS,
    save(),
    () => new HttpsError("deadline-exceeded", "The database took too long."),
  ).catch((error: unknown) => {
    throw asHttpsError(error);
  });
  // No personal data in the log.
  logger.info(`inquiry ${result.outcome}`, {
    reference,
    language: inquiry.language,
    about: inquiry.topic.kind,
    suspicions,
  });
  if (result.outcome === "too-many") {
    const details: RetryDetails = { againInMinutes: Math.ceil(result.retryAfterMs / MINUTE_IN_MS) };
    throw new HttpsError("resource-exhausted", "Too many inquiries in a short time.", details);
  }
  if (result.outcome === "key-conflict") {
    throw new HttpsError("aborted", "Another inquiry has this key.");
  }
  return { reference };
}

function asHttpsError(error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  const number = error instanceof Error && "code" in error ? Number(error.code) : Number.NaN;
  const code = TRANSIENT_ERRORS[number] ?? "internal";
  logger.error("an inquiry could not be saved", { code, number });
  return new HttpsError(code, "The inquiry could not be saved.");
}
