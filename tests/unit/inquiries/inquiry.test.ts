import { describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import { LENGTHS, PEOPLE, THE_REGION, TOPIC_KINDS } from "../../../src/inquiries/inquiry.ts";
import { EMPTY_INQUIRY, FIELDS, INQUIRY_FIELDS } from "../../../src/inquiries/inquiryFields.ts";
import { inquiryText } from "../../../src/inquiries/inquiryText.ts";

describe("what the form and the function agree on", () => {
  it("is the same for both", () => {
    expect(EMPTY_INQUIRY).toEqual({
      name: "",
      email: "",
      message: "",
      from: "",
      to: "",
      people: "",
      children: "",
      vegetarians: "",
      guideLanguage: "",
    });
    expect(INQUIRY_FIELDS).toEqual([
      "name",
      "email",
      "from",
      "to",
      "people",
      "children",
      "vegetarians",
      "guideLanguage",
      "message",
    ]);
    expect(TOPIC_KINDS).toEqual(["region", ...DOCUMENT_TYPES]);
    expect(THE_REGION).toEqual({ kind: "region", uid: "", title: "" });
    expect(INQUIRY_FIELDS.map((field) => FIELDS[field].maxLength)).toEqual([
      100, 254, 10, 10, 4, 4, 4, 10, 4000,
    ]);
    expect(LENGTHS).toEqual({ page: 600, title: 400 });
    expect(PEOPLE).toEqual({ min: 1, max: 99 });
  });
});

describe("an inquiry in words", () => {
  const say = (label: string): string => label.replace("form.", "");
  const inquiry = {
    ...EMPTY_INQUIRY,
    name: "Ana",
    from: "2127-05-01",
    message: "Ima li mjesta?\nHvala!",
  };

  it("says what was filled in, the message last", () => {
    expect(inquiryText(inquiry, "two", say)).toBe(
      "name: Ana\ndate.from: 2127-05-01\n\nIma li mjesta?\nHvala!",
    );
    expect(inquiryText(inquiry, "two", say, () => "May")).toContain("date.from: May\n");
    expect(inquiryText({ ...EMPTY_INQUIRY, message: "Hvala!" }, "two", say)).toBe("Hvala!");
  });

  it("says how many of the people are children and vegetarians, and names the language", () => {
    const party = { people: "3", children: "1", vegetarians: "0", guideLanguage: "de" };
    expect(
      inquiryText({ ...inquiry, ...party }, "one", say, (value, kind) => `${kind} ${value}`),
    ).toBe(
      [
        "name: Ana",
        "date.only: day 2127-05-01",
        "people: 3",
        "ask.children.among: 1",
        "ask.language: language de",
        "",
        inquiry.message,
      ].join("\n"),
    );
  });

  it("names the day of a day trip so, and no second day with it", () => {
    expect(inquiryText({ ...inquiry, to: "2127-05-03" }, "one", say)).toBe(
      "name: Ana\ndate.only: 2127-05-01\n\nIma li mjesta?\nHvala!",
    );
  });
});
