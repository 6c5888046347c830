import { expect, it } from "vitest";
import {
  robotsText,
  securityExpiry,
  securityText,
} from "../../../../src/build/discovery/plainFiles.ts";
import { OPERATOR } from "../../../../src/config/operator.ts";
import { LANGUAGE_TABLE, LANGUAGES } from "../../../../src/i18n/languages.ts";

const addressOf = (path: string): string => `https://a.example/region${path}`;

it("lets robots read everything, and tells them where it is listed", () => {
  expect(robotsText(addressOf)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://a.example/region/sitemap.xml\n",
  );
});

it.each([
  ["2026-11-01T00:00:00.000Z", "2027-11-01T00:00:00.000Z"],
  ["2026-11-30T23:59:59.999Z", "2027-11-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59.999Z", "2027-12-01T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", "2029-02-01T00:00:00.000Z"],
])("says on %s that the contact holds until %s", (now, expiry) => {
  expect(securityExpiry(new Date(now))).toBe(expiry);
});

it("says where to report a vulnerability of the site", () => {
  expect(securityText(addressOf, new Date("2026-11-20T00:00:00.000Z")).split("\n")).toEqual([
    `Contact: mailto:${OPERATOR.mail}`,
    "Expires: 2027-11-01T00:00:00.000Z",
    `Preferred-Languages: ${LANGUAGES.map((one) => LANGUAGE_TABLE[one].htmlLang).join(", ")}`,
    "Canonical: https://a.example/region/.well-known/security.txt",
    "",
  ]);
});
