import { describe, expect, it } from "vitest";
import {
  EMPTY,
  findFaults,
  hasControls,
  INQUIRY_FIELDS,
  type Inquiry,
  LENGTHS,
  PEOPLE,
  THE_REGION,
  TOPIC_KINDS,
  tidy,
} from "../../../src/backend/inquiry.ts";

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
    "a b@c.hr",
    "a@b c.hr",
    "a@b.c@d.hr",
    ...'<>(),;:"[]\\'
      .split("")
      .flatMap((sign) => [`a${sign}a@b.hr`, `a@b${sign}b.hr`, `a@b.h${sign}r`]),
    "a@.hr",
    "a@b.",
    "<a@b.hr>",
    "a@b.hr, c",
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

  it("has an address that is no longer than the mail allows", () => {
    const email = `${"a".repeat(249)}@b.hr`;
    expect(findFaults({ ...GOOD, email })).toEqual({});
    expect(findFaults({ ...GOOD, email: `a${email}` })).toEqual({ email: "too-long" });
    // Spaces around it are none of it.
    expect(findFaults({ ...GOOD, email: `  ${email}  ` })).toEqual({});
  });

  it.each(["2026-11-21", "2028-02-29", "9999-12-31"])("takes %j for a day", (day) => {
    expect(findFaults({ ...GOOD, from: day })).toEqual({});
    expect(findFaults({ ...GOOD, to: day })).toEqual({});
  });

  it.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-31",
    "2026-1-01",
    "26-11-21",
    "x2026-11-21",
    "2026-11-21x",
    "2026-11-21T00:00",
    "2026/11/21",
    " ",
    "tomorrow",
  ])("does not take %j for a day", (day) => {
    expect(findFaults({ ...GOOD, from: day })).toEqual({ from: "invalid" });
    expect(findFaults({ ...GOOD, to: day })).toEqual({ to: "invalid" });
  });

  it.each(["x4", "4x", "00099", "12345", "4 4", "+4", "0x4"])(
    "does not take %j for a number",
    (people) => {
      expect(findFaults({ ...GOOD, people })).toEqual({ people: "invalid" });
    },
  );

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

describe("what the form and the function agree on", () => {
  it("is the same for both", () => {
    expect(EMPTY).toEqual({ name: "", email: "", message: "", from: "", to: "", people: "" });
    expect(INQUIRY_FIELDS).toEqual(["name", "email", "message", "from", "to", "people"]);
    expect(TOPIC_KINDS).toEqual(["region", "destination", "program"]);
    expect(THE_REGION).toEqual({ kind: "region", uid: "", title: "" });
    expect(LENGTHS).toEqual({ name: 100, email: 254, message: 4000, page: 600, title: 400 });
    expect(PEOPLE).toEqual({ least: 1, most: 99 });
  });
});

describe("a text", () => {
  const LINES = ["\n", "\r", "\t"];

  it.each(["\u0000", "\u001f", "\u007f", "\u0085", "\u2028", "\u2029", "\ud83d", "\ude00"])(
    "has a control character in %j, wherever it stands",
    (sign) => {
      expect(hasControls(`a${sign}b`)).toBe(true);
      expect(hasControls(`a\n${sign}b`, true)).toBe(true);
      expect(tidy(`a${sign}b`).replace("\n", "")).toBe("ab");
    },
  );

  it("may have lines in a message, and nowhere else", () => {
    for (const sign of LINES) {
      expect(hasControls(`a${sign}b`)).toBe(true);
      expect(hasControls(`a${sign}b`, true)).toBe(false);
    }
    expect(hasControls("Ana Anić 😀")).toBe(false);
  });

  it("is tidied of what nobody types", () => {
    expect(tidy("  a\u0000b\r\n ")).toBe("ab");
    expect(tidy("a\r\nb\rc\u2028d\u2029e\tf")).toBe("a\nb\nc\nd\ne\tf");
    expect(tidy("a\r\r\nb")).toBe("a\n\nb");
    expect(tidy("\u0000\u0001x\u0002")).toBe("x");
    expect(tidy("😀\ud83d")).toBe("😀");
  });
});
