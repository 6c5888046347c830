import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "../../src/config/operator.ts";
import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";
import { type BuiltFunction, startBuiltFunction } from "./builtFunction.ts";
import { emptyDatabase, readAll } from "./database.ts";
import { newInquiry, send } from "./requests.ts";

let target: BuiltFunction;

beforeAll(async () => {
  target = await startBuiltFunction();
});

afterAll(() => target.stop());

beforeEach(emptyDatabase);

const ask = (inquiry: InquiryRequest, network?: string) => send(inquiry, network, target.url);

describe("the limits", () => {
  const ANA = { email: "ana@primjer.hr" };
  const HOME = "203.0.113.7";

  async function sendTimes(count: number, changes: Partial<InquiryRequest>, network?: string) {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      statuses.push((await ask(newInquiry(changes), network)).status);
    }
    return statuses;
  }

  it("allow five in an hour with one address, and then say when to try again", async () => {
    expect(await sendTimes(5, ANA, HOME)).toEqual(Array(5).fill(200));
    const sixth = await ask(newInquiry({ email: "ＡＮＡ@primjer.hr" }), `made up, ${HOME}`);
    expect(sixth).toMatchObject({ status: 429, error: "RESOURCE_EXHAUSTED" });
    expect(sixth.details).toEqual({ againInMinutes: 60 });
    expect(await readAll("inquiries")).toHaveLength(5);
  });

  it("do not block somebody in another network with the same address", async () => {
    await sendTimes(6, ANA, HOME);
    expect((await ask(newInquiry(ANA), "203.0.113.8")).status).toBe(200);
    expect((await ask(newInquiry({ email: "pero@primjer.hr" }), HOME)).status).toBe(200);
  });

  it("do not block a network from which suspected spam came", async () => {
    const suspect = { ...ANA, website: "https://spam.example" };
    expect(await sendTimes(6, suspect, HOME)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await sendTimes(6, ANA, HOME)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask(newInquiry(suspect), "203.0.113.8")).status).toBe(200);
  });

  it("allow twenty in an hour from one network", async () => {
    const statuses = await sendTimes(21, {}, HOME);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it("allow sixty in an hour from the many networks of one customer", async () => {
    const statuses: number[] = [];
    for (let net = 0; net < 61; net += 1) {
      statuses.push((await ask(newInquiry(), `2001:db8:1:${net.toString(16)}::1`)).status);
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await ask(newInquiry(), "2001:db8:2:1::1")).status).toBe(200);
  });

  it("do not count what was sent already", async () => {
    const inquiry = newInquiry();
    for (let count = 0; count < 8; count += 1) {
      expect((await ask(inquiry, HOME)).status).toBe(200);
    }
  });

  it("save inquiries without a mail after sixty, and notify the operator once", async () => {
    expect(await sendTimes(65, {})).toEqual(Array(65).fill(200));
    const kept = await readAll("inquiries");
    expect(kept.filter(({ isMailed }) => isMailed)).toHaveLength(60);
    expect(kept.filter(({ isMailed }) => isMailed === false)).toHaveLength(5);
    const mails = await readAll("mail");
    const notices = mails.filter(({ id }) => id.startsWith("many-"));
    expect(mails.length - notices.length).toBe(60);
    // Two, if a new hour has begun meanwhile.
    expect([1, 2]).toContain(notices.length);
    expect(notices[0]).toMatchObject({ to: [OPERATOR.mail] });
    expect(notices[0]).not.toHaveProperty("replyTo");
  });

  it("store no address", async () => {
    await ask(newInquiry(ANA), HOME);
    const counted = JSON.stringify(await readAll("limits"));
    expect(counted).not.toMatch(/ana|primjer|203\.0/);
    expect((await readAll("limits")).map(({ id }) => id).sort()).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
      "mails",
    ]);
  });
});
