import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { IN_ALL, isReached, PER_SENDER, recent } from "../../../functions/src/limits.ts";
import { referenceOf } from "../../../functions/src/reference.ts";
import { household, networkAddress, senderNames } from "../../../functions/src/senders.ts";
import { findSuspicions, LEAST_FILLING_MS } from "../../../functions/src/suspicion.ts";
import { EMPTY, type InquiryRequest, THE_REGION } from "../../../src/backend/inquiry.ts";

describe("the limits", () => {
  it("are those that visitors are told of", () => {
    expect(PER_SENDER).toEqual({ most: 5, withinMs: 3_600_000 });
    expect(IN_ALL).toEqual({ most: 60, withinMs: 60_000 });
  });

  it("forget what is as old as their time", () => {
    expect(recent([0, 1, 60_000], 60_000, IN_ALL)).toEqual([1, 60_000]);
    expect(recent([], 60_000, IN_ALL)).toEqual([]);
  });

  it("are reached by the last that is let through", () => {
    expect(isReached([1, 2, 3, 4], PER_SENDER)).toBe(false);
    expect(isReached([1, 2, 3, 4, 5], PER_SENDER)).toBe(true);
  });
});

describe("a sender", () => {
  it("is who the nearest proxy saw, whatever else the header says", () => {
    const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.7" };
    expect(networkAddress(headers, "10.0.0.1")).toBe("203.0.113.7");
    expect(networkAddress({}, "10.0.0.1")).toBe("10.0.0.1");
    expect(networkAddress({ "x-forwarded-for": "" }, "10.0.0.1")).toBe("10.0.0.1");
    expect(networkAddress({ "x-forwarded-for": "x".repeat(9000) }).length).toBe(64);
    expect(networkAddress({})).toBe("");
    expect(networkAddress({ "x-forwarded-for": "  2001:DB8::1  " })).toBe("2001:db8::1");
    expect(networkAddress({}, "2001:DB8::1")).toBe("2001:db8::1");
    // Node joins what comes twice; should it ever not, the last one counts.
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
  ])("at %s counts as %s", (address, counted) => expect(household(address)).toBe(counted));

  it("is counted by names that tell nothing, other ones with another salt", () => {
    const names = senderNames("203.0.113.7", "Ana@primjer.hr", "salt");
    expect(names).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(new Set(names).size).toBe(2);
    const hash = (text: string) => createHmac("sha256", "salt").update(text).digest("hex");
    expect(names).toEqual([hash("network 203.0.113.7"), hash("mail ana@primjer.hr")]);
    expect(senderNames("203.0.113.7", "ana@PRIMJER.hr", "salt")).toEqual(names);
    expect(senderNames("203.0.113.7", "ana@primjer.hr", "other")).not.toEqual(names);
    expect(senderNames("203.0.113.8", "ana@primjer.hr", "salt")[0]).not.toBe(names[0]);
  });
});

describe("a reference", () => {
  it("is the same for the same key, easy to say, and hardly ever another's", () => {
    // What visitors have been told stays theirs: it must not change with the program.
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
    ...EMPTY,
    key: "",
    language: "hr",
    page: "/",
    topic: THE_REGION,
    website: "",
    filledInMs: LEAST_FILLING_MS,
  };

  it("falls on nobody who takes the least of times", () => {
    expect(LEAST_FILLING_MS).toBe(1000);
    expect(findSuspicions(inquiry)).toEqual([]);
  });

  it("falls on who is faster, or fills in what nobody sees", () => {
    expect(findSuspicions({ ...inquiry, filledInMs: LEAST_FILLING_MS - 1 })).toEqual(["too-fast"]);
    expect(findSuspicions({ ...inquiry, website: "x" })).toEqual(["unseen-field"]);
    expect(findSuspicions({ ...inquiry, website: " ", filledInMs: 0 })).toEqual([
      "unseen-field",
      "too-fast",
    ]);
  });
});
