import { describe, expect, it } from "vitest";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import { firstLines } from "../../../src/inquiries/firstLines.ts";
import {
  isOfDocument,
  LENGTHS,
  PEOPLE,
  THE_REGION,
  TOPIC_KINDS,
} from "../../../src/inquiries/inquiry.ts";
import {
  EMPTY_INQUIRY,
  FIELDS,
  INQUIRY_FIELDS,
  TYPED_FIELDS,
} from "../../../src/inquiries/inquiryFields.ts";
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
      journey: "",
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
      "journey",
    ]);
    expect(TYPED_FIELDS).toEqual(INQUIRY_FIELDS.filter((field) => field !== "journey"));
    expect(TOPIC_KINDS).toEqual(["region", "my-journey", ...DOCUMENT_TYPES]);
    expect(TOPIC_KINDS.filter(isOfDocument)).toEqual(DOCUMENT_TYPES);
    expect(THE_REGION).toEqual({ kind: "region", uid: "", title: "" });
    expect(INQUIRY_FIELDS.map((field) => FIELDS[field].maxLength)).toEqual([
      100, 254, 10, 10, 4, 4, 4, 10, 4000, 6000,
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

  it("has the visitor's own journey below the message, with its label", () => {
    const journey = "1. Ilok\n2. Batina";
    expect(inquiryText({ ...inquiry, journey }, "one", say)).toBe(
      `name: Ana\ndate.only: 2127-05-01\n\n${inquiry.message}\n\njourney:\n${journey}`,
    );
    expect(inquiryText({ ...EMPTY_INQUIRY, journey }, "one", say)).toBe(`journey:\n${journey}`);
  });

  it("names the day of a day trip so, and no second day with it", () => {
    expect(inquiryText({ ...inquiry, to: "2127-05-03" }, "one", say)).toBe(
      "name: Ana\ndate.only: 2127-05-01\n\nIma li mjesta?\nHvala!",
    );
  });
});

describe("a text of which only the first lines fit", () => {
  const short = (text: string, most: number) => firstLines(text, most, (count) => `+${count}`);

  it("stays as it is where all of them do", () => {
    expect(short("one\ntwo", 7)).toBe("one\ntwo");
    expect(short("", 0)).toBe("");
  });

  it("ends with how many are missing, and is never longer than it may be", () => {
    expect(short("one\ntwo\nthree", 12)).toBe("one\ntwo\n+1");
    expect(short("one\ntwo\nthree", 9)).toBe("one\n+2");
    expect(short("one\ntwo\nthree", 3)).toBe("+3");
    const lines = Array.from({ length: 200 }, (_, line) => `${line} `.repeat(line % 9)).join("\n");
    for (let most = 10; most < lines.length; most += 7) {
      const kept = short(lines, most);
      const [last = ""] = kept.split("\n").slice(-1);
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(lines.startsWith(kept.slice(0, -last.length))).toBe(true);
      expect(kept.split("\n").length - 1 + Number(last)).toBe(200);
    }
  });

  it("is measured by what it needs elsewhere", () => {
    const text = "ččč\nb\nc";
    expect(firstLines(text, 4, () => "…", encodedSize)).toBe("…");
    expect(firstLines(text, 60, () => "…", encodedSize)).toBe(text);
  });
});

const encodedSize = (text: string): number => encodeURIComponent(text).length;
