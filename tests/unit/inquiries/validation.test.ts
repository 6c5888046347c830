import { describe, expect, it } from "vitest";
import { EMPTY_INQUIRY, FIELDS, type Inquiry } from "../../../src/inquiries/inquiryFields.ts";
import { type Offer, offerOf } from "../../../src/inquiries/offers.ts";
import {
  dayOf,
  findFaults,
  hasControls,
  isPagePath,
  tidy,
  tidyInquiry,
} from "../../../src/inquiries/validation.ts";

const TODAY = "2026-11-21";

/** What is found today. */
const faultsOf = (inquiry: Inquiry) => findFaults(inquiry, TODAY);

const GOOD: Inquiry = { ...EMPTY_INQUIRY, email: "ana@primjer.hr", message: "Ima li mjesta?" };

describe("an inquiry", () => {
  it("needs no more than an address and a message", () => {
    expect(faultsOf(GOOD)).toEqual({});
    expect(faultsOf(EMPTY_INQUIRY)).toEqual({ email: "missing", message: "missing" });
    expect(faultsOf({ ...GOOD, message: " \n " })).toEqual({ message: "missing" });
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
    // No server takes these, whatever stands in a standard.
    "a..b@c.hr",
    ".a@b.hr",
    "a.@b.hr",
    "a@b..hr",
    "a@b.hr.",
    "a@.b.hr",
    "a@-b.hr",
    "a@b-.hr",
    "a@b.h",
    "a@b.h-",
    "a@b.1r",
    "a@127.0.0.1",
    "a@b_c.hr",
    `a@${"b".repeat(64)}.hr`,
    `${"a".repeat(65)}@b.hr`,
    "a\u0301@",
  ])("does not take %j for an address", (email) =>
    expect(faultsOf({ ...GOOD, email })).toEqual({ email: "invalid" }),
  );

  it.each([
    "a@b.hr",
    " ana@primjer.hr ",
    "ana.anić+put@más.example.com",
    "o'hara_1@a-b.co.uk",
    "ana@1b.hr",
    "ana@xn--aplje-9hb.xn--p1ai",
    "ana@пример.срб",
    `a@${"b".repeat(63)}.hr`,
    `${"a".repeat(64)}@b.hr`,
    // What a clipboard or a keyboard for wide letters brings is put right.
    "\u200bana@primjer.hr\u2060",
    "ａｎａ＠primjer．hr",
    "ana\u202e@primjer.hr",
  ])("takes %j for an address", (email) => expect(faultsOf({ ...GOOD, email })).toEqual({}));

  it.each(["name", "message"] as const)("has a longest %s", (field) => {
    const longestText = "ž".repeat(FIELDS[field].maxLength);
    expect(faultsOf({ ...GOOD, [field]: longestText })).toEqual({});
    expect(faultsOf({ ...GOOD, [field]: `${longestText}ž` })).toEqual({ [field]: "too-long" });
  });

  it("has an address that is no longer than the mail allows", () => {
    const label = "b".repeat(61);
    const email = `${"a".repeat(64)}@${label}.${label}.${label}.hr`;
    expect(email).toHaveLength(253);
    expect(faultsOf({ ...GOOD, email: `${email}r` })).toEqual({});
    expect(faultsOf({ ...GOOD, email: `${email}rr` })).toEqual({ email: "too-long" });
    // Spaces around it are none of it.
    expect(faultsOf({ ...GOOD, email: `  ${email}  ` })).toEqual({});
  });

  it.each([TODAY, "2026-11-22", "2028-02-29", "9999-12-31"])("takes %j for a day", (day) => {
    expect(faultsOf({ ...GOOD, from: day })).toEqual({});
    expect(faultsOf({ ...GOOD, to: day })).toEqual({});
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
    "tomorrow",
  ])("does not take %j for a day", (day) => {
    expect(faultsOf({ ...GOOD, from: day })).toEqual({ from: "invalid" });
    expect(faultsOf({ ...GOOD, to: day })).toEqual({ to: "invalid" });
  });

  it.each(["x4", "4x", "00099", "12345", "4 4", "+4", "0x4"])(
    "does not take %j for a number",
    (people) => {
      expect(faultsOf({ ...GOOD, people })).toEqual({ people: "invalid" });
    },
  );

  it.each(["0", "100", "2.5", "-1", "dvoje", "1e1e"])("does not take %j people", (people) => {
    expect(faultsOf({ ...GOOD, people })).toEqual({ people: "invalid" });
  });

  it.each(["", " ", "1", "99", " 4 "])("takes %j people", (people) => {
    expect(faultsOf({ ...GOOD, people })).toEqual({});
  });

  it.each(["2026-11-20", "2025-12-31", "1970-01-01", "0001-01-01", "0000-01-01"])(
    "is not about %s, which has passed",
    (day) => {
      expect(faultsOf({ ...GOOD, from: day })).toEqual({ from: "past" });
      expect(faultsOf({ ...GOOD, to: day })).toEqual({ to: "past" });
    },
  );

  it("does not end before it begins", () => {
    const days = { from: "2026-12-02", to: "2026-12-01" };
    expect(faultsOf({ ...GOOD, ...days })).toEqual({ to: "before-arrival" });
    expect(faultsOf({ ...GOOD, ...days, to: "2026-12-02" })).toEqual({});
    expect(faultsOf({ ...GOOD, from: "", to: "2026-11-30" })).toEqual({});
    expect(faultsOf({ ...GOOD, from: "2026-12-02", to: "" })).toEqual({});
    // What is wrong with a day alone comes first.
    expect(faultsOf({ ...GOOD, ...days, to: "2026-11-20" })).toEqual({ to: "past" });
    expect(faultsOf({ ...GOOD, ...days, from: "x" })).toEqual({ from: "invalid" });
  });

  it.each(["\u200b", "\u00ad\u200d", "\u3164", "\u2800", " \u200b\n\u2060 ", "\u0301", "\ufeff"])(
    "says nothing where there is nothing to see: %j",
    (message) => {
      expect(faultsOf({ ...GOOD, message })).toEqual({ message: "missing" });
      expect(tidyInquiry({ ...GOOD, name: message }).name).toBe("");
    },
  );

  it.each(["?", "👩‍👩‍👧", "می\u200cخواهم", "1"])(
    "says something with %j, which stays as it is",
    (text) => {
      expect(faultsOf({ ...GOOD, message: text })).toEqual({});
      expect(tidyInquiry({ ...GOOD, message: text }).message).toBe(text);
    },
  );

  it("is tidied field by field", () => {
    const typed = {
      name: " Ana\u202e Anić\u0000 ",
      email: " \u200bＡｎａ@primjer.hr ",
      message: "a\r\nb\u200dc",
      from: " 2027-05-01 ",
      to: "",
      people: " 4 ",
      children: " 1",
      vegetarians: "0 ",
      guideLanguage: " de ",
      journey: " 1. \u202eIlok\r\n2. Batina\u0000\n",
    };
    expect(tidyInquiry(typed)).toEqual({
      name: "Ana Anić",
      email: "Ana@primjer.hr",
      message: "a\nb\u200dc",
      from: "2027-05-01",
      to: "",
      people: "4",
      children: "1",
      vegetarians: "0",
      guideLanguage: "de",
      journey: "1. Ilok\n2. Batina",
    });
  });

  it("needs no message where it says when and how many", () => {
    const told = { ...GOOD, message: "", from: "2027-05-01", people: "2" };
    expect(faultsOf(told)).toEqual({});
    expect(faultsOf({ ...told, from: "" })).toEqual({ message: "missing" });
    expect(faultsOf({ ...told, people: "" })).toEqual({ message: "missing" });
    expect(faultsOf({ ...told, people: "", journey: "1. Ilok" })).toEqual({});
    expect(faultsOf({ ...told, people: "", journey: " " })).toEqual({ message: "missing" });
  });

  it.each(["children", "vegetarians"] as const)("has no more %s than people", (field) => {
    const of = (people: string, some: string) =>
      faultsOf({ ...GOOD, people, [field]: some })[field];
    const right = [of("2", "0"), of("2", "2"), of("", "0"), of("99", "99")];
    expect(right.filter(Boolean)).toEqual([]);
    expect([of("2", "3"), of("", "1")]).toEqual(["more-than-people", "more-than-people"]);
    expect([of("2", "-1"), of("2", "0.5"), of("2", "100"), of("2", "x")]).toEqual(
      Array.from({ length: 4 }, () => "invalid"),
    );
    // Whoever mistypes the people is told so, and nothing else.
    expect(of("200", "3")).toBeUndefined();
  });

  it.each(["", "de", "hr", "sr", "en"])("may ask for a guide in “%s”", (guideLanguage) => {
    expect(faultsOf({ ...GOOD, guideLanguage })).toEqual({});
  });

  it.each(["xx", "DE", "Deutsch", "de,en", "__proto__"])("cannot ask for %s", (guideLanguage) => {
    expect(faultsOf({ ...GOOD, guideLanguage })).toEqual({ guideLanguage: "invalid" });
  });
});

describe("a day", () => {
  it("is the visitor's, not that of the middle of the world", () => {
    expect(dayOf(new Date(2026, 10, 3, 0, 0))).toBe("2026-11-03");
    expect(dayOf(new Date(2026, 0, 31, 23, 59))).toBe("2026-01-31");
    expect(dayOf(new Date(987, 11, 1))).toBe("0987-12-01");
  });
});

describe("the page", () => {
  it.each([
    "/de/",
    "/de",
    "/de/contact/",
    "/region/de/blog/k_o-p.a~c%C4%8Dki/",
    "/a.b/de/čaplje/2/",
  ])("may be %s", (path) => expect(isPagePath(path, "de")).toBe(true));

  it.each([
    "",
    "/",
    "de/contact/",
    "/hr/contact/",
    "/contact/",
    "/dex/",
    "//evil.example/de/",
    "/de//contact/",
    "/de/../hr/",
    "/de/./contact/",
    "/de/%2e%2e/%2E%2E/",
    "/de/%2F%2Fevil.example",
    "/de/a%2Fb%2F%2F",
    "/de/%00",
    "/de/%0a",
    "/de/%E0%A4%A",
    "/de/%",
    "/de/?a=1",
    "/de/#a",
    "/de/a b",
    "/de/<b>",
    "https://evil.example/de/",
    "/de/\\evil",
  ])("is not %j", (path) => expect(isPagePath(path, "de")).toBe(false));
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

  it("is cleaned of characters that are not typed", () => {
    expect(tidy("  a\u0000b\r\n ")).toBe("ab");
    expect(tidy("a\r\nb\rc\u2028d\u2029e\tf")).toBe("a\nb\nc\nd\ne\tf");
    expect(tidy("a\r\r\nb")).toBe("a\n\nb");
    expect(tidy("\u0000\u0001x\u0002")).toBe("x");
    expect(tidy("😀\ud83d")).toBe("😀");
  });
});

describe("an inquiry about a program", () => {
  const offer: Offer = {
    largest: 8,
    days: {
      "2026-11-01": "open",
      "2026-12-05": "open",
      "2026-12-06": "full",
      "2026-12-07": "called-off",
    },
  };
  const asked = (own: Partial<Inquiry>) => findFaults({ ...GOOD, ...own }, TODAY, offer);

  it("is for a day on which it leaves, or for none yet", () => {
    expect(asked({ from: "2026-12-05", people: "8" })).toEqual({});
    expect(asked({})).toEqual({});
  });

  it.each([
    ["an invented day", { from: "2026-12-08" }, { from: "no-departure" }],
    ["a full day", { from: "2026-12-06" }, { from: "full" }],
    ["a day that is called off", { from: "2026-12-07" }, { from: "called-off" }],
    ["a day that has passed", { from: "2026-11-01" }, { from: "past" }],
    ["no day at all", { from: "constructor" }, { from: "invalid" }],
    ["more than may come", { people: "9" }, { people: "too-many" }],
    ["no number", { people: "-9" }, { people: "invalid" }],
  ])("has a fault: %s", (_, own, faults) => expect(asked(own)).toEqual(faults));

  it("may be for any day where the program has none that is still to come", () => {
    const asked = (days: Offer["days"]) =>
      findFaults({ ...GOOD, from: "2026-12-08" }, TODAY, { largest: null, days });
    expect(asked({})).toEqual({});
    expect(asked({ "2026-11-20": "open" })).toEqual({});
    expect(asked({ "2026-11-21": "open" })).toEqual({ from: "no-departure" });
  });

  it("may be for any number if there is no limit", () => {
    expect(findFaults({ ...GOOD, people: "99" }, TODAY, { largest: null, days: {} })).toEqual({});
  });
});

describe("an offer", () => {
  it("has a day as long as one of its departures is open", () => {
    const departures = [
      { day: "2026-12-05", state: "full" as const },
      { day: "2026-12-05", state: "open" as const },
      { day: "2026-12-05", state: "called-off" as const },
      { day: "2026-12-06", state: "full" as const },
    ];
    expect(offerOf({ largest: 8, departures })).toEqual({
      largest: 8,
      days: { "2026-12-05": "open", "2026-12-06": "full" },
    });
  });
});
