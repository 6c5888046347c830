import { describe, expect, it } from "vitest";
import { EMPTY, findFaults, type Inquiry, LENGTHS } from "../../../src/features/Inquiry/inquiry.ts";
import { mailLink, mailText } from "../../../src/features/Inquiry/mail.ts";

const GOOD: Inquiry = { ...EMPTY, email: "ana@primjer.hr", message: "Ima li mjesta?" };

describe("an inquiry", () => {
  it("needs no more than an address and a message", () => {
    expect(findFaults(GOOD)).toEqual({});
    expect(findFaults(EMPTY)).toEqual({ email: "invalid", message: "missing" });
    expect(findFaults({ ...GOOD, message: " \n " })).toEqual({ message: "missing" });
  });

  it.each([
    "ana",
    "ana@",
    "@primjer.hr",
    "ana@primjer",
    "ana primjer@a.hr",
    "ana@@a.hr",
    "a@b.c d",
  ])("does not take %j for an address", (email) =>
    expect(findFaults({ ...GOOD, email })).toEqual({ email: "invalid" }),
  );

  it.each(["a@b.hr", " ana@primjer.hr ", "ana.anić+put@más.example.com"])(
    "takes %j for an address",
    (email) => expect(findFaults({ ...GOOD, email })).toEqual({}),
  );

  it.each(["name", "message"] as const)("has a longest %s", (field) => {
    const longest = "ž".repeat(LENGTHS[field]);
    expect(findFaults({ ...GOOD, [field]: longest })).toEqual({});
    expect(findFaults({ ...GOOD, [field]: `${longest}ž` })).toEqual({ [field]: "too-long" });
  });

  it.each(["0", "100", "2.5", "-1", "dvoje", "1e1e"])("does not take %j people", (people) => {
    expect(findFaults({ ...GOOD, people })).toEqual({ people: "invalid" });
  });

  it.each(["", " ", "1", "99", " 4 "])("takes %j people", (people) => {
    expect(findFaults({ ...GOOD, people })).toEqual({});
  });

  it("does not end before it begins", () => {
    const days = { from: "2026-12-01", to: "2026-11-30" };
    expect(findFaults({ ...GOOD, ...days })).toEqual({ to: "invalid" });
    expect(findFaults({ ...GOOD, ...days, to: "2026-12-01" })).toEqual({});
    expect(findFaults({ ...GOOD, from: "", to: "2026-11-30" })).toEqual({});
  });
});

describe("an inquiry by e-mail", () => {
  it("says what was filled in, the message last", () => {
    const text = mailText(
      [
        ["Ime", "Ana"],
        ["Broj osoba", ""],
      ],
      "Ima li mjesta?\nHvala!",
    );
    expect(text).toBe("Ime: Ana\n\nIma li mjesta?\nHvala!");
  });

  it("cannot be led to another address or get other headers by what was typed", () => {
    const text = "a&bcc=b@c.example\r\nBcc: d@e.example\n?x=1#y % š";
    const link = mailLink("upit@a.example", "Upit: Ilok & Vukovar", text);
    const url = new URL(link);
    expect(url.pathname).toBe("upit@a.example");
    expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
    expect(url.searchParams.get("subject")).toBe("Upit: Ilok & Vukovar");
    expect(url.searchParams.get("body")).toBe(text.replace("\n?", "\r\n?"));
    expect(link).not.toMatch(/[\s#]/);
  });
});
