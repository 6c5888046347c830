import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure } from "../../../inquiries/failure.ts";
import type { InquiryRequest, RefusalDetails, RetryDetails } from "../../../inquiries/inquiry.ts";
import { EMPTY_INQUIRY, type Inquiry } from "../../../inquiries/inquiryFields.ts";
import type { OpenBackend, Outcome } from "../../../inquiries/sendInquiry.ts";
import { forgetIdempotencyKey, idempotencyKey } from "./idempotencyKey.ts";
import { keepReceipt, type Receipt } from "./receipt.ts";
import { keepDraft } from "./useDraft.ts";

export type Sending =
  | { phase: "writing" | "sending"; failure?: undefined }
  | ({ phase: "failed"; failure: Failure; said: Inquiry } & Partial<RetryDetails & RefusalDetails>);

/** After this time the form says that sending takes longer than usual. */
const LONG_IN_MS = 8000;

async function deliver(backend: OpenBackend, request: InquiryRequest): Promise<Outcome> {
  try {
    return await (await backend())(request);
  } catch {
    // The code for sending did not load.
    return { failure: navigator.onLine ? "no-connection" : "offline" };
  }
}

/**
 * Sends one inquiry at a time. The receipt is stored even if the visitor has left the page by then.
 */
export function useSending(onArrival: (receipt: Receipt) => void) {
  const [sending, setSending] = useState<Sending>({ phase: "writing" });
  const [isLong, setLong] = useState(false);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (sending.phase !== "sending") return setLong(false);
    const timer = setTimeout(() => setLong(true), LONG_IN_MS);
    return () => clearTimeout(timer);
  }, [sending]);

  const send = useCallback(
    async (backend: OpenBackend, said: Omit<InquiryRequest, "key">, text: string) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setSending({ phase: "sending" });
      const { filledInMs, ...words } = said;
      const outcome = await deliver(backend, { ...said, key: idempotencyKey(words) });
      isUnderWay.current = false;
      if (outcome.failure !== undefined) {
        setSending({ phase: "failed", ...outcome, said });
        return;
      }
      const receipt = { reference: outcome.reference, email: said.email, text, day: said.from };
      keepReceipt(said.topic, receipt);
      keepDraft(EMPTY_INQUIRY);
      forgetIdempotencyKey();
      onArrival(receipt);
    },
    [onArrival],
  );

  return { sending, isLong, send };
}
