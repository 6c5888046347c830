import { test } from "@playwright/test";
import { OPERATOR } from "../../src/config/operator.ts";
import { whyNotApproved } from "./demo.ts";

/**
 * Skips comparisons with pictures that were approved for another site, unless they are being
 * approved.
 */
export function skipUnlessApproved(updateSnapshots: string): void {
  const reason = whyNotApproved(OPERATOR.name);
  test.skip(reason !== "" && !["all", "changed"].includes(updateSnapshots), reason);
}
