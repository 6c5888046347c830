import { getFirestore } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { defineSecret } from "firebase-functions/params";
import { type FunctionsErrorCode, HttpsError, onCall } from "firebase-functions/v2/https";
import type {
  InquiryReceipt,
  InquiryRequest,
  Refused,
  TryAgain,
} from "../../src/inquiries/inquiry.ts";
import { REGION } from "../../src/inquiries/region.ts";
import { inTurn } from "./inTurn.ts";
import { askForRefusal, askingOffers } from "./offers.ts";
import { siteOf } from "./origins.ts";
import { firstDay, readInquiry } from "./readInquiry.ts";
import { referenceOf } from "./reference.ts";
import { countsOf, household, networkAddress } from "./senders.ts";
import { findSuspicions } from "./spamSignals.ts";
import { isKept, type Judged, type Keeping, saveInquiry } from "./store.ts";
import { withTimeout } from "./withTimeout.ts";

/** With it addresses are hashed before they are counted. Whoever has it could guess them. */
const salt = defineSecret("INQUIRY_SALT");

/** The emulators have no tokens to show. */
const isOnThisMachine = process.env.FUNCTIONS_EMULATOR === "true";

/** Less than the visitor's browser waits, so that it hears from us why. */
const PATIENCE_IN_MS = 50_000;
const MINUTE_IN_MS = 60_000;

/** Firestore's own numbers of errors that pass by themselves. */
const PASSING: Record<number, FunctionsErrorCode> = {
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
    // More than are read at the same moment (body.ts), so that who is slow can be pushed out.
    concurrency: 200,
    timeoutSeconds: 60,
    // Set it in functions/.env once the site sends App Check tokens.
    enforceAppCheck: process.env.INQUIRY_APP_CHECK === "on" && !isOnThisMachine,
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
    const judged: Judged = { inquiry, reference: referenceOf(inquiry.key), suspicions };
    const isSuspect = suspicions.length > 0;
    const counts = countsOf({ network, email: inquiry.email, isSuspect }, salt.value());
    return receive(judged, async () => {
      await refuseWhatIsNotOffered(inquiry, rawRequest.headers.origin);
      return inTurn(household(network), () => saveInquiry(getFirestore(), judged, counts));
    });
  },
);

const askOffers = askingOffers({
  note: (fault) => logger.warn("took an inquiry without knowing the offers", { fault }),
});

/** The site has what is asked about; a program leaves on its days, with as many as its group may have. */
async function refuseWhatIsNotOffered(inquiry: InquiryRequest, origin?: string): Promise<void> {
  if (inquiry.topic.kind === "region") return;
  const site = siteOf(origin, process.env);
  const ask = (oldest?: number) => askOffers(site, oldest);
  const refused = await askForRefusal(ask, inquiry, firstDay(Date.now()));
  if (!refused || (await isKept(getFirestore(), inquiry.key))) return;
  logger.info("refused an inquiry", { fault: refused });
  const details: Refused = { refused };
  throw new HttpsError("invalid-argument", "The site does not offer this.", details);
}

async function receive(
  { inquiry, reference, suspicions }: Judged,
  keep: () => Promise<Keeping>,
): Promise<InquiryReceipt> {
  // What is kept after that is found again by its key.
  const keeping = await withTimeout(
    PATIENCE_IN_MS,
    keep(),
    () => new HttpsError("deadline-exceeded", "The database took too long."),
  ).catch((error: unknown) => {
    throw asHttpsError(error);
  });
  // No personal data: what was asked, by whom and from where stays in Firestore.
  logger.info(`inquiry ${keeping.outcome}`, {
    reference,
    language: inquiry.language,
    about: inquiry.topic.kind,
    suspicions,
  });
  if (keeping.outcome === "too-many") {
    const again: TryAgain = { againInMinutes: Math.ceil(keeping.againInMs / MINUTE_IN_MS) };
    throw new HttpsError("resource-exhausted", "Too many inquiries in a short time.", again);
  }
  if (keeping.outcome === "another-with-this-key") {
    throw new HttpsError("aborted", "Another inquiry has this key.");
  }
  return { reference };
}

function asHttpsError(error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  const number = error instanceof Error && "code" in error ? Number(error.code) : Number.NaN;
  const code = PASSING[number] ?? "internal";
  logger.error("an inquiry could not be kept", { code, number });
  return new HttpsError(code, "The inquiry could not be kept.");
}
