import type { Failure } from "./failure.ts";
import type { InquiryReceipt, InquiryRequest, RefusalDetails, RetryDetails } from "./inquiry.ts";

export type Outcome =
  | (InquiryReceipt & { failure?: undefined })
  | ({ reference?: undefined; failure: Failure } & Partial<RetryDetails & RefusalDetails>);

/** Failures are outcomes; throws only if the code for sending could not be loaded. */
export type SendInquiry = (request: InquiryRequest) => Promise<Outcome>;

/** Loads the code for sending. */
export type OpenBackend = () => Promise<SendInquiry>;
