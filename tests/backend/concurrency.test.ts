import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BuiltFunction, startBuiltFunction } from "./builtFunction.ts";
import { emptyDatabase, readAll } from "./database.ts";
import { newInquiry, send } from "./requests.ts";

// Google runs several instances of a function, each with many calls at the same time.
let instances: BuiltFunction[] = [];

beforeAll(async () => {
  instances = await Promise.all([startBuiltFunction(), startBuiltFunction()]);
});

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
});

beforeEach(emptyDatabase);

const urlOf = (index: number): string => instances[index % instances.length]?.url ?? "";

describe("an inquiry", () => {
  it("is saved once when it is sent fifty times at once", async () => {
    const inquiry = newInquiry();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(inquiry, "203.0.113.7", urlOf(index))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await readAll("inquiries")).toHaveLength(1);
    expect(await readAll("mail")).toHaveLength(1);
    // The counters were incremented once, too.
    for (const { times } of await readAll("limits")) expect(times).toHaveLength(1);
  });

  it("is saved beside those that arrive at the same moment", async () => {
    const inquiries = Array.from({ length: 20 }, () => newInquiry());
    const answers = await Promise.all(
      inquiries.map((inquiry, index) => send(inquiry, `198.51.100.${index}`, urlOf(index))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await readAll("inquiries")).map(({ id }) => id).sort()).toEqual(
      inquiries.map(({ key }) => key).sort(),
    );
    const [mails] = (await readAll("limits")).filter(({ id }) => id === "mails");
    expect(mails?.times).toHaveLength(20);
  });

  it("is saved while a hundred others from one network arrive", async () => {
    const others = Array.from({ length: 100 }, (_, index) =>
      send(newInquiry(), "203.0.113.7", urlOf(index)),
    );
    const honest = await send(newInquiry(), "198.51.100.1", urlOf(0));
    expect(honest.status).toBe(200);
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  });

  it("is saved while hundreds of others arrive from as many networks", async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      send(newInquiry(), `203.0.${index >> 8}.${index & 255}`, urlOf(index)),
    );
    const suspects = Array.from({ length: 100 }, (_, index) =>
      send(newInquiry({ website: "x" }), `198.51.100.${index}`, urlOf(index)),
    );
    const honest = await send(newInquiry(), "192.0.2.1", urlOf(0));
    expect(honest.status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
    const suspected = (await Promise.all(suspects)).map(({ status }) => status);
    expect(suspected.filter((status) => status === 200)).toHaveLength(60);
    expect(suspected.filter((status) => status === 429)).toHaveLength(40);
    const kept = await readAll("inquiries");
    expect(kept).toHaveLength(361);
    expect(kept.filter(({ isMailed }) => isMailed)).toHaveLength(60);
  });

  it("gets its reference by its key after the function was killed while saving it", async () => {
    for (const delay of [0, 10, 25, 60]) {
      const doomed = await startBuiltFunction();
      const inquiry = newInquiry();
      await send(newInquiry(), undefined, doomed.url);
      const lost = send(inquiry, undefined, doomed.url).catch(() => undefined);
      await pause(delay);
      await doomed.stop();
      await lost;
      expect((await send(inquiry, undefined, urlOf(0))).status).toBe(200);
      const kept = (await readAll("inquiries")).filter(({ id }) => id === inquiry.key);
      const mails = (await readAll("mail")).filter(({ id }) => id === inquiry.key);
      expect([kept.length, mails.length]).toEqual([1, 1]);
    }
  });
});
