import { existsSync } from "node:fs";
import { join } from "node:path";
import { OPERATOR } from "../../src/config/operator.ts";

const DEMO = "Podunavlje";

/** Documents that the tests of the demo name. */
const DOCUMENTS = [
  "blog/bridge-and-fortress-walk",
  "blog/herons-at-first-light",
  "destination/djakovo",
  "destination/ilok",
  "destination/kopacki-rit",
  "destination/petrovaradin",
  "program/canoe-dawn",
];

/** Why the site is not the demo any more, as a sentence; "" if it is. */
export function whyNotTheDemo(name: string, documents: string): string {
  if (name !== DEMO) return `The site is called ${name}, and no longer ${DEMO}.`;
  const gone = DOCUMENTS.find((document) => !existsSync(join(documents, document)));
  return gone === undefined ? "" : `The demo's ${gone} is gone.`;
}

/** The tests in this folder are about the demo. */
export const NOT_THE_DEMO = whyNotTheDemo(OPERATOR.name, "content-service/documents");

/**
 * The site of the approved pictures and accessibility snapshots: change it when you have approved
 * your own.
 */
const APPROVED_FOR: string = DEMO;

export function whyNotApproved(name: string, approvedFor = APPROVED_FOR): string {
  if (approvedFor === DEMO) return NOT_THE_DEMO;
  return approvedFor === name ? "" : `What was approved shows ${approvedFor}.`;
}
