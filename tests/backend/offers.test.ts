import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Offers } from "../../src/inquiries/offers.ts";
import { type BuiltFunction, startBuiltFunction } from "./builtFunction.ts";
import { emptyDatabase, readAll } from "./database.ts";
import { newInquiry, send } from "./requests.ts";

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const [OPEN, FULL, OFF] = [dayIn(30), dayIn(31), dayIn(32)];
let full = FULL;
let asked = 0;

const site = createServer((_, response) => {
  asked += 1;
  const days = { [OPEN]: "open", [full]: "full", [OFF]: "called-off" } as const;
  const offers: Offers = {
    isWhole: true,
    programs: { hr: { "canoe-dawn": { largest: 10, days } } },
    others: { hr: { destination: ["ilok"] } },
  };
  response.end(JSON.stringify(offers));
});

let target: BuiltFunction;
let alone: BuiltFunction;

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const { port } = site.address() as AddressInfo;
  target = await startBuiltFunction({ SITE_URL: `http://127.0.0.1:${port}` });
  // Nothing listens on this port.
  alone = await startBuiltFunction({ SITE_URL: "http://127.0.0.1:9" });
});

afterAll(async () => {
  await Promise.all([target.stop(), alone.stop()]);
  site.close();
});

beforeEach(emptyDatabase);

const trip = (own: Partial<Parameters<typeof newInquiry>[0]>) =>
  newInquiry({ from: OPEN, to: "", ...own });

it("takes a day on which the program leaves, and none", async () => {
  expect(await send(trip({}), undefined, target.url)).toMatchObject({ status: 200 });
  expect(await send(trip({ from: "" }), undefined, target.url)).toMatchObject({ status: 200 });
  expect(await readAll("inquiries")).toHaveLength(2);
});

it.each([
  ["no-departure", { from: dayIn(33) }],
  ["full", { from: FULL }],
  ["called-off", { from: OFF }],
  ["too-many", { people: "11" }],
  ["not-offered", { topic: { kind: "program", uid: "gone", title: "Nestalo" } }],
  ["not-offered", { topic: { kind: "destination", uid: "canoe-dawn", title: "Zora u kanuu" } }],
  ["not-offered", { topic: { kind: "destination", uid: "gone", title: "Nestalo" } }],
  ["not-offered", { topic: { kind: "blog", uid: "ilok", title: "Ilok" } }],
] as const)("refuses what the program does not have, and says why: %s", async (refused, own) => {
  expect(await send(trip(own), undefined, target.url)).toMatchObject({
    status: 400,
    error: "INVALID_ARGUMENT",
    details: { refused },
  });
  expect(await readAll("inquiries")).toEqual([]);
});

it("refuses a day that has passed", async () => {
  const answer = await send(trip({ from: dayIn(-30) }), undefined, target.url);
  expect(answer).toMatchObject({ status: 400, error: "INVALID_ARGUMENT" });
});

it("accepts any day for a document that is no program", async () => {
  const topic = { kind: "destination", uid: "ilok", title: "Ilok" } as const;
  const answer = await send(trip({ topic, from: dayIn(33) }), undefined, target.url);
  expect(answer).toMatchObject({ status: 200 });
});

it("accepts any day for the visitor's own journey, which offers no document", async () => {
  const topic = { kind: "my-journey", uid: "", title: "Tri dana" } as const;
  const answer = await send(trip({ topic, from: dayIn(33), people: "50" }), undefined, target.url);
  expect(answer).toMatchObject({ status: 200 });
});

it("accepts everything if the site does not answer, and logs it", async () => {
  const answer = await send(trip({ from: dayIn(33) }), undefined, alone.url);
  expect(answer).toMatchObject({ status: 200 });
  expect(alone.log()).toContain("accepted an inquiry without knowing the offers");
});

it("fetches the offers once", () => expect(asked).toBe(1));

it("answers a repeated inquiry with its reference, though the day is full by now", async () => {
  full = OPEN;
  const inquiry = trip({});
  const first = await send(inquiry, undefined, alone.url);
  const { port } = site.address() as AddressInfo;
  const later = await startBuiltFunction({ SITE_URL: `http://127.0.0.1:${port}` });
  try {
    expect(await send(inquiry, undefined, later.url)).toEqual(first);
    expect(await send(trip({}), undefined, later.url)).toMatchObject({
      details: { refused: "full" },
    });
  } finally {
    await later.stop();
  }
});
