import { describe, expect, it } from "vitest";
import { mailOf } from "../../../functions/src/mail.ts";
import { word } from "../../../functions/src/words.ts";
import { EMPTY, type InquiryRequest, THE_REGION } from "../../../src/backend/inquiry.ts";
import { OPERATOR } from "../../../src/content/operator.ts";

const INQUIRY: InquiryRequest = {
  ...EMPTY,
  email: "ana@primjer.hr",
  message: "Gibt es Plätze?\n{{reference}} $& {{title}}",
  people: "4",
  key: "",
  language: "de",
  page: "/de/program/canoe-dawn/",
  topic: { kind: "program", uid: "canoe-dawn", title: "Kanumorgen" },
  website: "",
  filledInMs: 9000,
};

describe("the mail about an inquiry", () => {
  it("goes to the operator, in the visitor's language, and is answered to the visitor", () => {
    expect(mailOf(INQUIRY, "7K3F-92QX")).toEqual({
      to: [OPERATOR.mail],
      replyTo: "ana@primjer.hr",
      message: {
        subject: "Anfrage 7K3F-92QX: Kanumorgen",
        text: [
          "Ihre Anfrage betrifft: Kanumorgen",
          "Nummer der Anfrage: 7K3F-92QX",
          "/de/program/canoe-dawn/",
          "",
          "E-Mail: ana@primjer.hr",
          "Personenzahl: 4",
          "",
          INQUIRY.message,
          "",
        ].join("\n"),
      },
    });
  });

  it("is about the region where no document is named", () => {
    const { subject } = mailOf({ ...INQUIRY, topic: THE_REGION }, "7K3F-92QX").message;
    expect(subject).toBe(`Anfrage 7K3F-92QX: ${OPERATOR.name}`);
  });

  it("has a subject of one line", () => {
    const title = "a {{reference}} $1 b";
    const { subject } = mailOf({ ...INQUIRY, topic: { ...INQUIRY.topic, title } }, "X").message;
    expect(subject).toBe(`Anfrage X: ${title}`);
  });
});

describe("a word", () => {
  it("is the key where a language lacks it, and empty where a value is missing", () => {
    expect(word("hr", "form.sent.reference")).toBe("Broj upita: ");
  });
});
