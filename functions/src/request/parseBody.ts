import { isRecord } from "../isRecord.ts";
import { isWithinJsonLimits } from "./jsonLimits.ts";
import { readInquiry } from "./readInquiry.ts";

/** The data of a body that holds an inquiry, or a sentence that says what is wrong. */
export type ParsedBody = { data: unknown; fault?: undefined } | { data?: undefined; fault: string };

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** parseBody(Buffer.from('{"data":{…}}')) => { data: {…} } */
export function parseBody(body: Buffer): ParsedBody {
  if (!isWithinJsonLimits(body)) return { fault: "What was sent has more parts than an inquiry." };
  let envelope: unknown;
  try {
    envelope = JSON.parse(UTF8.decode(body));
  } catch {
    return { fault: "What was sent is not JSON in UTF-8." };
  }
  if (!isRecord(envelope) || Object.keys(envelope).join() !== "data") {
    return { fault: "What is sent has data, and nothing else." };
  }
  // Firebase decodes what it is given, and acts on some fields ("@type"): it is given inquiries only.
  const { fault } = readInquiry(envelope.data);
  return fault === undefined ? { data: envelope.data } : { fault };
}
