import type { Failure } from "./failure.ts";
import type { InquiryReceipt, InquiryRequest, Refused, TryAgain } from "./inquiry.ts";

export type Outcome =
  | (InquiryReceipt & { failure?: undefined })
  | ({ reference?: undefined; failure: Failure } & Partial<TryAgain & Refused>);

/** What went wrong is an outcome; throws only where code for sending did not come. */
export type SendInquiry = (request: InquiryRequest) => Promise<Outcome>;

/** Fetches what is needed to send. */
export type OpenBackend = () => Promise<SendInquiry>;
