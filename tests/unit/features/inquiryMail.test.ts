import { describe, expect, it } from "vitest";
import { givenByJourney, withShortJourney } from "../../../src/features/Inquiry/givenByJourney.ts";
import { LONGEST_BODY, mailLink, sizeInLink } from "../../../src/features/Inquiry/mail.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { EMPTY_INQUIRY } from "../../../src/inquiries/inquiryFields.ts";
import { inquiryText } from "../../../src/inquiries/inquiryText.ts";

addAllMessages();

describe("an inquiry by e-mail", () => {
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

  it("is a link even if a text was cut in the middle of a letter", () => {
    expect(mailLink("a@b.example", "x\ud83d", "y")).toBe(
      "mailto:a@b.example?subject=x%EF%BF%BD&body=y",
    );
  });
});

describe("an inquiry about one's own journey", () => {
  const t = translator("en");
  const journey = { text: "Day 1", from: "2027-05-15", adults: 2, children: 1 };
  const long = Array.from({ length: 400 }, (_, line) => `${line}. Šetnja uz Dunav`).join("\n");

  it("has when and how many come from the journey", () => {
    expect(givenByJourney(journey, t)).toEqual({
      journey: "Day 1",
      from: "2027-05-15",
      people: "3",
      children: "1",
      vegetarians: "",
    });
    expect(givenByJourney({ ...journey, adults: 0, children: 0 }, t)).not.toHaveProperty("people");
  });

  it("is never too long for the form, and says how much is missing", () => {
    const { journey: text = "" } = givenByJourney({ ...journey, text: long }, t);
    expect(text.length).toBeLessThanOrEqual(6000);
    expect(text).toMatch(/\n\d+\. Šetnja uz Dunav\nThere was no room here for \d+ more lines\.$/);
  });

  it("is shortened further for a mail program, and the visitor's own words are not", () => {
    const inquiry = { ...EMPTY_INQUIRY, message: "Hvala! ".repeat(40).trim(), journey: long };
    const textOf = (one: typeof inquiry): string => inquiryText(one, "one", t);
    const mailed = textOf(withShortJourney(inquiry, textOf, t));
    expect(sizeInLink(mailed)).toBeLessThanOrEqual(LONGEST_BODY);
    expect(mailed).toContain(`${inquiry.message}\n\nJourney:\n0. Šetnja uz Dunav\n`);
    expect(mailed).toMatch(/\nThere was no room here for \d+ more lines\.$/);
    const wordy = { ...inquiry, message: "š".repeat(4000) };
    expect(textOf(withShortJourney(wordy, textOf, t))).toContain(wordy.message);
    const short = { ...inquiry, journey: "Day 1" };
    expect(withShortJourney(short, textOf, t)).toEqual(short);
  });
});
