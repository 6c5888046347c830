import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as limits from "../../../functions/src/rateLimits.ts";
import { referenceOf } from "../../../functions/src/reference.ts";
import {
  countersOf,
  ipPrefix,
  ipSitePrefix,
  networkAddress,
  normalizeEmail,
} from "../../../functions/src/senders.ts";
import { findSuspicions, MIN_FILLING_MS } from "../../../functions/src/spamSignals.ts";
import { type InquiryRequest, THE_REGION } from "../../../src/inquiries/inquiry.ts";
import { EMPTY_INQUIRY } from "../../../src/inquiries/inquiryFields.ts";

describe("the limits", () => {
  it("are those of the documentation", () => {
    expect(limits.PER_ADDRESS).toEqual({ max: 5, withinMs: 3_600_000 });
    expect(limits.PER_NETWORK).toEqual({ max: 20, withinMs: 3_600_000 });
    expect(limits.PER_SITE).toEqual({ max: 60, withinMs: 3_600_000 });
    expect(limits.PER_SUSPECT).toEqual({ max: 5, withinMs: 3_600_000 });
    expect(limits.SUSPECTS_TOTAL).toEqual({ max: 60, withinMs: 600_000 });
    expect(limits.MAILS_TOTAL).toEqual({ max: 60, withinMs: 600_000 });
  });

  const TWO_A_MINUTE = { max: 2, withinMs: 60_000 };

  it("forget times that are as old as their window", () => {
    expect(limits.recentTimes([0, 1, 60_000], 60_000, TWO_A_MINUTE)).toEqual([1, 60_000]);
    expect(limits.recentTimes([], 60_000, TWO_A_MINUTE)).toEqual([]);
  });

  it("are reached by the last allowed inquiry, until the first expires", () => {
    const wait = (times: number[], now: number) => limits.waitTimeMs(times, now, TWO_A_MINUTE);
    expect(wait([], 50_000)).toBe(0);
    expect(wait([10_000], 50_000)).toBe(0);
    expect(wait([10_000, 20_000], 50_000)).toBe(20_000);
    expect(wait([10_000, 20_000], 69_999)).toBe(1);
    expect(wait([10_000, 20_000], 70_000)).toBe(0);
    // If there are more than the maximum, several have to expire first.
    expect(wait([10_000, 20_000, 30_000], 50_000)).toBe(30_000);
  });
});

describe("a sender", () => {
  it("is identified by the address that the nearest proxy saw, whatever else the header says", () => {
    const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.7" };
    expect(networkAddress(headers, "10.0.0.1")).toBe("203.0.113.7");
    expect(networkAddress({}, "10.0.0.1")).toBe("10.0.0.1");
    expect(networkAddress({ "x-forwarded-for": "" }, "10.0.0.1")).toBe("10.0.0.1");
    expect(networkAddress({ "x-forwarded-for": "x".repeat(9000) }).length).toBe(64);
    expect(networkAddress({})).toBe("");
    expect(networkAddress({ "x-forwarded-for": "  2001:DB8::1  " })).toBe("2001:db8::1");
    expect(networkAddress({}, "2001:DB8::1")).toBe("2001:db8::1");
    // Node joins repeated headers; if it did not, the last one would count.
    const twice = ["1.1.1.1", "2.2.2.2, 203.0.113.7"] as unknown as string;
    expect(networkAddress({ "x-forwarded-for": twice })).toBe("203.0.113.7");
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:0:1::7", "2001:db8:0:1"],
    ["2001:0db8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1"],
    ["2001:db8::", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["1:2:3:4:5:6:7:8", "1:2:3:4"],
    ["0001:0000:0030:4::", "1:0:30:4"],
    ["1::5:6:7:8", "1:0:0:0"],
    ["1:2::4:5:6:7:8", "1:2:0:4"],
    ["::ffff:abcd", "0:0:0:0"],
    ["x::ffff:1.2.3.4", "x::ffff:1.2.3.4"],
    ["nonsense", "nonsense"],
  ])("at %s belongs to the network %s", (address, counted) =>
    expect(ipPrefix(address)).toBe(counted),
  );

  it.each([
    ["203.0.113.7", undefined],
    ["::ffff:203.0.113.7", undefined],
    ["2001:db8:0:1::7", "2001:db8:0"],
    ["2001:0db8:00ff:1:2:3:4:5", "2001:db8:ff"],
    ["::1", "0:0:0"],
    ["nonsense", undefined],
  ])("at %s belongs to the site %s", (address, site) => expect(ipSitePrefix(address)).toBe(site));

  it.each([
    "ana@primjer.hr",
    "Ana@PRIMJER.hr",
    "a\u200bna@primjer.hr",
    "ana\u00ad@primjer\u2060.hr",
    "\ufeffana@primjer.hr\u3164",
    "\uff41\uff2e\uff41\uff20primjer\uff0ehr",
    " ana@primjer.hr ",
  ])("has one mailbox, however it is typed: %j", (email) =>
    expect(normalizeEmail(email)).toBe("ana@primjer.hr"),
  );

  const ANA = { network: "203.0.113.7", email: "Ana@primjer.hr", isSuspect: false };
  const hash = (text: string) => createHmac("sha256", "salt").update(text).digest("hex");

  it("is counted under hashed names, which depend on the salt", () => {
    const counts = countersOf(ANA, "salt");
    expect(counts).toEqual([
      { name: hash("address 203.0.113.7 ana@primjer.hr"), limit: limits.PER_ADDRESS },
      { name: hash("network 203.0.113.7"), limit: limits.PER_NETWORK },
    ]);
    const others = countersOf(ANA, "other").map(({ name }) => name);
    for (const { name } of counts) expect(others).not.toContain(name);
  });

  it("is counted by its /48 as well with IPv6", () => {
    expect(countersOf({ ...ANA, network: "2001:db8:0:1::7" }, "salt")).toEqual([
      { name: hash("address 2001:db8:0:1 ana@primjer.hr"), limit: limits.PER_ADDRESS },
      { name: hash("network 2001:db8:0:1"), limit: limits.PER_NETWORK },
      { name: hash("site 2001:db8:0"), limit: limits.PER_SITE },
    ]);
  });

  it("shares no counter with the same e-mail address in another network", () => {
    const names = countersOf(ANA, "salt").map(({ name }) => name);
    for (const { name } of countersOf({ ...ANA, network: "203.0.113.8" }, "salt")) {
      expect(names).not.toContain(name);
    }
  });

  it("shares no counter with suspected spam from the same network and address", () => {
    const suspected = countersOf({ ...ANA, isSuspect: true }, "salt");
    expect(suspected).toEqual([
      { name: hash("suspect 203.0.113.7"), limit: limits.PER_SUSPECT },
      { name: "suspects", limit: limits.SUSPECTS_TOTAL },
    ]);
    const names = countersOf(ANA, "salt").map(({ name }) => name);
    for (const { name } of suspected) expect(names).not.toContain(name);
  });
});

describe("a reference", () => {
  it("is the same for the same key, easy to say, and hardly ever another's", () => {
    // Visitors know their references: they must not change.
    expect(referenceOf("a")).toBe("XPM3-CHQJ");
    expect(referenceOf("0b6e3c1e-8f0a-4f57-9d0c-2b1a1f1e0d3c")).toBe("GQ38-RW56");
    const many = new Set(Array.from({ length: 5000 }, (_, index) => referenceOf(`key ${index}`)));
    expect(many.size).toBe(5000);
    for (const reference of many)
      expect(reference).toMatch(/^[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}$/);
  });
});

describe("a suspicion", () => {
  const inquiry: InquiryRequest = {
    ...EMPTY_INQUIRY,
    key: "",
    language: "hr",
    page: "/",
    topic: THE_REGION,
    website: "",
    filledInMs: MIN_FILLING_MS,
  };

  it("falls on nobody who takes the minimum time", () => {
    expect(MIN_FILLING_MS).toBe(1000);
    expect(findSuspicions(inquiry)).toEqual([]);
  });

  it("falls on whoever is faster or fills in the hidden field", () => {
    expect(findSuspicions({ ...inquiry, filledInMs: MIN_FILLING_MS - 1 })).toEqual(["too-fast"]);
    expect(findSuspicions({ ...inquiry, website: "x" })).toEqual(["unseen-field"]);
    expect(findSuspicions({ ...inquiry, website: " ", filledInMs: 0 })).toEqual([
      "unseen-field",
      "too-fast",
    ]);
  });
});
