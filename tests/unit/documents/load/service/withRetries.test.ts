import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Send } from "../../../../../src/documents/load/service/answer.ts";
import { ContentError } from "../../../../../src/documents/load/service/errors.ts";
import { sendByPost } from "../../../../../src/documents/load/service/post.ts";
import { withRetries } from "../../../../../src/documents/load/service/withRetries.ts";
import {
  errorOf,
  faultyService,
  hangs,
  neverEnds,
  REQUEST,
  type Reply,
  resets,
  resetsWithin,
  says,
  saysJson,
  settings,
  unreachableOrigin,
} from "./faultyService.ts";

const GOOD = saysJson({ data: { good: true } });

/** A build that asks a service of these replies, and the pauses it makes instead of waiting. */
async function build(...replies: Reply[]) {
  const service = await faultyService(...replies);
  const pauses: number[] = [];
  const sleep = async (milliseconds: number): Promise<void> => {
    pauses.push(milliseconds);
  };
  let tries = 0;
  const send: Send = (request) => {
    const reply = replies[tries];
    tries += 1;
    // Only what never answers needs the short limit; the rest must not meet it on a busy machine.
    const timeLimit = reply === hangs || reply === neverEnds ? 100 : 10_000;
    return sendByPost(settings(service.origin), { fetch, timeLimit })(request);
  };
  return { ...service, pauses, send: withRetries(send, sleep) };
}

const PASSING: [string, Reply][] = [
  ["too many requests (429)", says("", 429)],
  ["a bad gateway (502)", says("<h1>Bad gateway</h1>", 502)],
  ["an unavailable service (503)", saysJson({ errors: [{ message: "Later" }] }, 503)],
  ["a slow gateway (504)", says("", 504)],
  ["a reset", resets],
  ["a reset within the answer", resetsWithin],
  ["a time-out", hangs],
  ["an answer that never ends", neverEnds],
];

describe("a fault that passes by itself", () => {
  it.each(PASSING)("does not stop the build: %s, once", async (_, fault) => {
    const { send, asked, pauses } = await build(fault, GOOD);
    expect(await send(REQUEST)).toEqual({ data: { good: true } });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.body).toBe(asked[0]?.body);
    expect(pauses).toEqual([1000]);
  });

  it.each(PASSING)("stops the build when it stays: %s, four times", async (_, fault) => {
    const { send, asked, pauses } = await build(fault, fault, fault, fault, GOOD);
    const error = await errorOf(send(REQUEST));
    expect(error.message).toMatch(
      /operation AllBlogs, language "en-eu", at http.* Asked 4 times\.$/,
    );
    expect(asked).toHaveLength(4);
    expect(pauses).toEqual([1000, 2000, 4000]);
  });

  it("passes at the last try, too", async () => {
    const { send, asked } = await build(says("", 503), resets, says("", 429), GOOD);
    expect(await send(REQUEST)).toEqual({ data: { good: true } });
    expect(asked).toHaveLength(4);
  });

  it("keeps kind and status of the last fault", async () => {
    const { send } = await build(resets, resets, resets, says("", 504));
    expect(await errorOf(send(REQUEST))).toMatchObject({ kind: "server", status: 504 });
  });

  it("is not added up over requests", async () => {
    const { send, pauses } = await build(resets, resets, GOOD, resets, GOOD);
    await send(REQUEST);
    await send(REQUEST);
    expect(pauses).toEqual([1000, 2000, 1000]);
  });

  it("is tried again when nothing listens yet", async () => {
    const pauses: number[] = [];
    const transport = { fetch, timeLimit: 1000 };
    const sleep = async (pause: number): Promise<void> => void pauses.push(pause);
    const send = withRetries(sendByPost(settings(await unreachableOrigin()), transport), sleep);
    expect((await errorOf(send(REQUEST))).message).toContain("(ECONNREFUSED). Asked 4 times.");
    expect(pauses).toHaveLength(3);
  });
});

describe("a fault that stays", () => {
  it.each<[string, Reply]>([
    ["a redirect", says("", 302, { location: "/" })],
    ["a bad request (400)", says("", 400)],
    ["a refused token (401)", says("", 401)],
    ["a forbidden service (403)", says("", 403)],
    ["a wrong address (404)", says("", 404)],
    ["an expired reference (410)", says("", 410)],
    ["a failing service (500)", says("", 500)],
    ["a page of HTML", says("<!doctype html>")],
    ["an empty object", saysJson({})],
    ["errors", saysJson({ errors: [{ message: "No" }] })],
    ["data beside errors", saysJson({ data: {}, errors: [{ message: "No" }] })],
    ["a page of HTML that asks to wait", says("<!doctype html>", 200, { "retry-after": "1" })],
  ])("stops the build at once: %s", async (_, fault) => {
    const { send, asked, pauses } = await build(fault, GOOD);
    expect((await errorOf(send(REQUEST))).message).not.toContain("times");
    expect(asked).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it("of the program itself is not asked again", async () => {
    const failing: Send = () => Promise.reject(new TypeError("a mistake"));
    const sleep = vi.fn(async () => {});
    await expect(withRetries(failing, sleep)(REQUEST)).rejects.toThrow(TypeError);
    expect(sleep).not.toHaveBeenCalled();
  });
});

describe("a service that says how long to wait", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-14T08:00:00.250Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["0", 0],
    ["7", 7000],
    ["120", 120_000],
    ["Wed, 14 Oct 2026 08:00:30 GMT", 29_750],
    ["Wednesday, 14-Oct-26 08:00:30 GMT", 29_750],
    ["Wed, 14 Oct 2026 07:00:00 GMT", 0],
    ["soon", 1000],
    ["-5", 1000],
    ["1.5", 1000],
    ["2026", 2026_000],
    ["", 1000],
  ])("is heard: Retry-After %j", async (value, pause) => {
    const { send, pauses } = await build(says("", 503, { "retry-after": value }), GOOD);
    if (pause > 120_000) await errorOf(send(REQUEST));
    else await send(REQUEST);
    expect(pauses).toEqual(pause > 120_000 ? [] : [pause]);
  });

  it("is heard anew every time", async () => {
    const waits = (seconds: string) => says("", 429, { "retry-after": seconds });
    const { send, pauses } = await build(waits("3"), says("", 429), waits("1"), GOOD);
    await send(REQUEST);
    expect(pauses).toEqual([3000, 2000, 1000]);
  });

  it.each([
    ["121", "121 s"],
    ["86400", "86400 s"],
    ["99999999999999999999999", "s: build again then."],
    ["Wed, 14 Oct 2026 08:10:00 GMT", "600 s"],
  ])("is not waited for all day: Retry-After %j", async (value, said) => {
    const { send, asked, pauses } = await build(says("", 429, { "retry-after": value }), GOOD);
    const error = await errorOf(send(REQUEST));
    expect(error.message).toContain("HTTP status 429. The service asks to wait ");
    expect(error.message).toContain(said);
    expect(error).toMatchObject({ kind: "server", status: 429 });
    expect(asked).toHaveLength(1);
    expect(pauses).toEqual([]);
  });
});

it("really waits between two tries", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(new ContentError("network", "gone"))
      .mockResolvedValueOnce({ data: {} });
    const answer = withRetries(send)(REQUEST);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ data: {} });
  } finally {
    vi.useRealTimers();
  }
});
