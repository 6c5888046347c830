import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "../../src/config/operator.ts";
import { WRITING_TABLES } from "../../src/i18n/languages/writingTables.ts";
import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { emptyDatabase, readAll } from "./database.ts";
import { ENDPOINT, GOOD, newInquiry, post, send } from "./requests.ts";

const DAY_IN_MS = 86_400_000;

beforeEach(emptyDatabase);

const daysUntil = (time: unknown): number =>
  Math.round((new Date(String(time)).getTime() - Date.now()) / DAY_IN_MS);

describe("an inquiry", () => {
  it.each(LANGUAGES)("is kept once and complete, with a mail, in %s", async (language) => {
    const inquiry = newInquiry({ language, page: `/${language}/program/canoe-dawn/` });
    const { status, reference } = await send(inquiry);
    expect(status).toBe(200);
    expect(reference).toMatch(/^[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}$/);
    const { key, website: _, ...said } = inquiry;
    const [kept, ...others] = await readAll("inquiries");
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ ...said, id: key, reference, suspicions: [] });
    expect(daysUntil(kept?.expireAt)).toBe(365);
    const { messages } = WRITING_TABLES[language];
    const { locale } = LANGUAGE_TABLE[language];
    const german = new Intl.DisplayNames(locale, { type: "language" }).of("de");
    expect(await readAll("mail")).toEqual([
      expect.objectContaining({
        id: key,
        to: [OPERATOR.mail],
        replyTo: inquiry.email,
        message: {
          subject: expect.stringContaining(`${reference}: Zora u kanuu`),
          text: expect.stringContaining(
            [
              `${messages["form.people"]}: 4`,
              `${messages["ask.children.among"]}: 1`,
              `${messages["ask.vegetarians"]}: 2`,
              `${messages["ask.language"]}: ${german}`,
              "",
              inquiry.message,
            ].join("\n"),
          ),
        },
      }),
    ]);
  });

  it("is kept once however often it is sent", async () => {
    const inquiry = newInquiry();
    const first = await send(inquiry);
    const again = await send({ ...inquiry, filledInMs: inquiry.filledInMs + 5000 });
    expect(again).toEqual(first);
    expect(await readAll("inquiries")).toHaveLength(1);
    expect(await readAll("mail")).toHaveLength(1);
  });

  it("is kept with the visitor's own journey, which the mail has as text", async () => {
    const topic = { kind: "my-journey", uid: "", title: "Tri dana" } as const;
    const journey = "1. dan\n09:00 <img src=x onerror=alert(1)>\n=1+1\n{{reference}}";
    const { status, reference } = await send(newInquiry({ topic, journey }));
    expect(status).toBe(200);
    expect(await readAll("inquiries")).toMatchObject([{ topic, journey, suspicions: [] }]);
    const subject = expect.stringContaining(`${reference}: Tri dana`);
    const text = expect.stringContaining(`${GOOD.message}\n\nPut:\n${journey}\n`);
    expect(await readAll("mail")).toMatchObject([{ message: { subject, text } }]);
  });

  it("is kept as long as a journey may be, and no longer", async () => {
    const journey = `${"茶".repeat(99)}\n`.repeat(60);
    expect((await send(newInquiry({ journey }))).status).toBe(200);
    expect((await send(newInquiry({ journey: `${journey}x` }))).status).toBe(400);
    expect(await readAll("inquiries")).toMatchObject([
      { journey: journey.trim(), suspicions: [], isMailed: true },
    ]);
  });

  it("is kept from a form that knows no journeys, children, vegetarians and languages", async () => {
    const { children, vegetarians, guideLanguage, journey, ...older } = newInquiry();
    expect((await send(older)).status).toBe(200);
    expect(await readAll("inquiries")).toMatchObject([
      { people: "4", children: "", vegetarians: "", guideLanguage: "", journey: "" },
    ]);
  });

  it("does not take the place of another with its key", async () => {
    const inquiry = newInquiry();
    await send(inquiry);
    const other = await send({ ...inquiry, message: "Something else" });
    expect(other).toMatchObject({ status: 409, error: "ABORTED" });
    expect(await readAll("inquiries")).toMatchObject([{ message: GOOD.message }]);
  });
});

describe("what a program writes", () => {
  it.each([
    ["an unseen field is filled in", { website: "https://spam.example" }, ["unseen-field"]],
    ["sent too fast for a person", { filledInMs: 300 }, ["too-fast"]],
  ])("is answered like any other and kept aside: %s", async (_, changes, suspicions) => {
    const answer = await send(newInquiry(changes));
    expect(answer).toMatchObject({ status: 200, reference: expect.any(String) });
    expect(await readAll("inquiries")).toMatchObject([{ suspicions }]);
    expect(await readAll("mail")).toEqual([]);
  });
});

describe("what is no inquiry", () => {
  it.each([
    ["an unknown key", { ...GOOD, key: randomUUID(), admin: true }],
    ["a key of every object", { ...GOOD, key: randomUUID(), constructor: { name: "x" } }],
    ["a header in the address", { ...GOOD, key: randomUUID(), email: "a@b.hr\r\nBcc: c@d.hr" }],
    ["two addresses", { ...GOOD, key: randomUUID(), email: "a@b.hr,c@d.hr" }],
    ["a header in the title", newInquiry({ topic: { ...GOOD.topic, title: "a\nBcc: c@d.hr" } })],
    ["a control character", newInquiry({ message: "a\u0000b" })],
    ["half a letter", newInquiry({ message: "a\ud83d" })],
    ["a message that is too long", newInquiry({ message: "a".repeat(4001) })],
    ["a path out of the database", newInquiry({ key: "../../mail/x" })],
    ["a number for text", { ...newInquiry(), name: 7 }],
    ["a list for text", { ...newInquiry(), message: ["a"] }],
    ["an unknown language", { ...newInquiry(), language: "xx" }],
    ["nothing", null],
    ["text", "inquiry"],
    ["a list", [newInquiry()]],
  ])("is refused: %s", async (_, inquiry) => {
    expect(await send(inquiry)).toMatchObject({ status: 400, error: "INVALID_ARGUMENT" });
    expect(await readAll("inquiries")).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["no data", "{}"],
    ["more than data", JSON.stringify({ data: newInquiry(), more: 1 })],
    ["a deep nest", `{"data":${"[".repeat(5000)}${"]".repeat(5000)}}`],
    ["a prototype", '{"data":{"__proto__":{"key":"x"}}}'],
    ["a large body", JSON.stringify({ data: { message: "a".repeat(2_000_000) } })],
  ])("is refused as a body: %s", async (_, body) => {
    const { status, text } = await post(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|at .+\.js:/);
    expect(await readAll("inquiries")).toEqual([]);
  });

  it.each([300_000, 2_000_000, 8_000_000])(
    "ends neither the function nor the emulator when it has %i bytes",
    async (size) => {
      const { status, text } = await post("a".repeat(size));
      expect([status, JSON.parse(text).error.status]).toEqual([413, "INVALID_ARGUMENT"]);
      expect((await send(newInquiry())).status).toBe(200);
    },
  );

  it("is refused by any method but POST", async () => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      const { status } = await fetch(ENDPOINT, { method });
      expect([method, status >= 400 && status < 500]).toEqual([method, true]);
    }
  });
});
