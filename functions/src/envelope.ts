import { hasFewParts } from "./jsonParts.ts";
import { readInquiry } from "./readInquiry.ts";
import { isShape } from "./shape.ts";

/** What was sent, where an inquiry is in it, or the sentence that says what is wrong. */
export type Envelope = { data: unknown; fault?: undefined } | { data?: undefined; fault: string };

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** readEnvelope(Buffer.from('{"data":{…}}')) => { data: {…} } */
export function readEnvelope(body: Buffer): Envelope {
  if (!hasFewParts(body)) return { fault: "What was sent has more parts than an inquiry." };
  let envelope: unknown;
  try {
    envelope = JSON.parse(UTF8.decode(body));
  } catch {
    return { fault: "What was sent is not JSON in UTF-8." };
  }
  if (!isShape(envelope) || Object.keys(envelope).join() !== "data") {
    return { fault: "What is sent has data, and nothing else." };
  }
  // Firebase goes down into what it is given, and obeys some of it ("@type"): it is given inquiries only.
  const { fault } = readInquiry(envelope.data);
  return fault === undefined ? { data: envelope.data } : { fault };
}
