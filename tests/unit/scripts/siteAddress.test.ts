import { expect, it } from "vitest";
import { withSetting } from "../../../scripts/backend/siteAddress.ts";

const SITE = "https://region.example";

it.each([
  ["", `SITE_URL=${SITE}\n`],
  ["INQUIRY_APP_CHECK=on", `INQUIRY_APP_CHECK=on\nSITE_URL=${SITE}\n`],
  ["SITE_URL=https://old.example\nA=1\n", `A=1\nSITE_URL=${SITE}\n`],
])("puts the address of the site into %j once", (before, after) => {
  expect(withSetting(before, "SITE_URL", SITE)).toBe(after);
});
