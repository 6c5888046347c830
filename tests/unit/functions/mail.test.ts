import { describe, expect, it } from "vitest";
import { mailOf, overflowNotice } from "../../../functions/src/mail.ts";
import { message } from "../../../functions/src/messages.ts";
import { OPERATOR } from "../../../src/config/operator.ts";
import { type InquiryRequest, THE_REGION } from "../../../src/inquiries/inquiry.ts";
import { EMPTY_INQUIRY } from "../../../src/inquiries/inquiryFields.ts";

const INQUIRY: InquiryRequest = {
  ...EMPTY_INQUIRY,
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
          "Anfragenummer: 7K3F-92QX",
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

  it("says from when to when, and for how many", () => {
    const { text } = mailOf({ ...INQUIRY, from: "2127-05-01", to: "2127-05-03" }, "X").message;
    expect(text).toContain(
      "Gewünschte Anreise: 2127-05-01\nGewünschte Abreise: 2127-05-03\nPersonenzahl: 4\n",
    );
  });

  it("says who comes, and in which language the guide should speak", () => {
    const party = { children: "1", vegetarians: "2", guideLanguage: "de" };
    expect(mailOf({ ...INQUIRY, ...party }, "X").message.text).toContain(
      "Personenzahl: 4\nDavon Kinder: 1\nDavon vegetarisch: 2\nSprache der Führung: Deutsch\n",
    );
  });

  it("names the beginning of a journey as one day", () => {
    const topic = { kind: "journey", uid: "five-days", title: "Fünf Tage" } as const;
    const { text } = mailOf({ ...INQUIRY, topic, from: "2127-05-01" }, "X").message;
    expect(text).toContain("Datum der Tour: 2127-05-01\n");
  });

  it("has the visitor's own journey as text below the message, as it was written", () => {
    const topic = { kind: "my-journey", uid: "", title: "Drei Tage" } as const;
    const journey = "Tag 1\n<b>{{reference}}</b> 09:00\n\nTag 2\n=1+1";
    const own = { ...INQUIRY, topic, journey, from: "2127-05-01" };
    const { subject, text } = mailOf(own, "7K3F-92QX").message;
    expect(subject).toBe("Anfrage 7K3F-92QX: Drei Tage");
    expect(text).toContain("Datum der Tour: 2127-05-01\n");
    expect(text).toContain(`\n\n${INQUIRY.message}\n\nReise:\n${journey}\n`);
  });

  it("is answered by hand where servers would not take the visitor's address in its head", () => {
    const mail = mailOf({ ...INQUIRY, email: "ana.anić@primjer.hr" }, "7K3F-92QX");
    expect(Object.keys(mail)).toEqual(["to", "message"]);
    expect(mail.message.text).toContain("E-Mail: ana.anić@primjer.hr");
    expect(mailOf({ ...INQUIRY, email: "ana@čaplje.hr" }, "X").replyTo).toBe("ana@čaplje.hr");
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

describe("the notice of many inquiries", () => {
  it("tells the operator from which day on to read them", () => {
    const { to, replyTo, message } = overflowNotice(new Date("2026-11-23T23:59:59Z"));
    expect([to, replyTo]).toEqual([[OPERATOR.mail], undefined]);
    expect(message.subject).toBe("Stiže više upita nego obično");
    expect(message.text).toContain("--since 2026-11-23 ");
    expect(message.text).toMatch(/^Unutar 10\smin stiglo je više od 60 upita\./);
    expect(message.text).not.toContain("{{");
  });
});

describe("a message", () => {
  it("is the key where a language lacks it, and empty where a value is missing", () => {
    expect(message("hr", "form.sent.reference")).toBe("Broj upita: ");
  });
});
