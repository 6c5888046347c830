import { randomUUID } from "node:crypto";
import { emulatorAddresses, PROJECT } from "../../scripts/backend/addresses.ts";
import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";
import { REGION } from "../../src/inquiries/region.ts";

const { host, port } = emulatorAddresses().functions;
export const ENDPOINT = `http://${host}:${port}/${PROJECT}/${REGION}/sendInquiry`;

export const GOOD: Omit<InquiryRequest, "key"> = {
  name: "Ana Anić",
  email: "ana@primjer.hr",
  message: "Ima li mjesta za četvero?\nHvala!",
  from: "2127-05-01",
  to: "2127-05-03",
  people: "4",
  children: "1",
  vegetarians: "2",
  guideLanguage: "de",
  journey: "",
  language: "hr",
  page: "/hr/program/canoe-dawn/",
  topic: { kind: "program", uid: "canoe-dawn", title: "Zora u kanuu" },
  website: "",
  filledInMs: 30_000,
};

let asked = 0;

/** A new inquiry, with an e-mail address that no other has. */
export function newInquiry(changes: Partial<InquiryRequest> = {}): InquiryRequest {
  asked += 1;
  const page = `/${changes.language ?? GOOD.language}/program/canoe-dawn/`;
  return { ...GOOD, page, key: randomUUID(), email: `gost-${asked}@primjer.hr`, ...changes };
}

export interface Answer {
  status: number;
  reference?: string;
  error?: string;
  details?: unknown;
}

/**
 * A function that was busy for five seconds closes all idle connections, even one on which a
 * request has just arrived. So each request of a test has its own connection.
 */
export const CLOSING = { connection: "close" };

/** Sends to the emulator by default, and each call from another network by default. */
export async function post(
  body: string,
  network = `198.18.${asked >> 8}.${asked & 255}`,
  url = ENDPOINT,
) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      ...CLOSING,
      "content-type": "application/json",
      "x-forwarded-for": network,
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}

export async function send(inquiry: unknown, network?: string, url?: string): Promise<Answer> {
  const { status, text } = await post(JSON.stringify({ data: inquiry }), network, url);
  const { result, error } = JSON.parse(text);
  return { status, reference: result?.reference, error: error?.status, details: error?.details };
}
