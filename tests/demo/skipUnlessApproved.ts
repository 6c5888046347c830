import { test } from "@playwright/test";
import { OPERATOR } from "../../src/config/operator.ts";
import { whyNotApproved } from "./demo.ts";

/** Nothing is compared with what was approved for another site; whoever approves is let through. */
export function skipUnlessApproved(updateSnapshots: string): void {
  const reason = whyNotApproved(OPERATOR.name);
  test.skip(reason !== "" && !["all", "changed"].includes(updateSnapshots), reason);
}
