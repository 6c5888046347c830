import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteDocument } from "../../../src/documents/kinds.ts";
import { ContentError } from "../../../src/documents/load/service/errors.ts";
import { type LookupState, pollDocument } from "../../../src/live/pollDocument.ts";

const DOCUMENT = { type: "blog", uid: "herons" } as SiteDocument;
const broken = () => Promise.reject(new ContentError("network", "no connection"));

/** What is found at each request, the last one for ever; and what the visitor was told. */
function visit(...answers: (() => Promise<SiteDocument | null>)[]) {
  const told: LookupState[] = [];
  const find = vi.fn(() => {
    const answer = answers[Math.min(find.mock.calls.length, answers.length) - 1];
    return answer ? answer() : Promise.resolve(null);
  });
  const waiting = pollDocument(find, (awaited) => told.push(awaited));
  return { told, find, waiting };
}

const events = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("waiting for a document", () => {
  it("ends with the document, or with the word that there is none", async () => {
    const found = visit(() => Promise.resolve(DOCUMENT));
    const missing = visit(() => Promise.resolve(null));
    await vi.runAllTimersAsync();
    expect(found.told).toEqual([{ state: "found", document: DOCUMENT }]);
    expect(missing.told).toEqual([{ state: "missing" }]);
    expect(missing.find).toHaveBeenCalledTimes(1);
  });

  it("tells of silence after ten seconds", async () => {
    const { told } = visit(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(9999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([{ state: "looking", trouble: "slow" }]);
  });

  it.each([
    ["network", "unreachable"],
    ["timeout", "slow"],
    ["server", "failing"],
    ["parse", "unreadable"],
    ["answer", "unreadable"],
  ] as const)("tells of a failure of kind %s as %s", async (kind, trouble) => {
    const { told, waiting } = visit(() => Promise.reject(new ContentError(kind, "trouble")));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([{ state: "looking", trouble }]);
    waiting.stop();
  });

  it("says nothing of failures that pass within ten seconds", async () => {
    const { told } = visit(broken, broken, () => Promise.resolve(DOCUMENT));
    await vi.runAllTimersAsync();
    expect(told).toEqual([{ state: "found", document: DOCUMENT }]);
  });

  it("asks again after 1, 2, 4, 8, 16 and then every 30 seconds", async () => {
    const { find, waiting } = visit(broken);
    const moments: number[] = [];
    for (let second = 0; second < 92; second += 1) {
      const before = find.mock.calls.length;
      await vi.advanceTimersByTimeAsync(1000);
      if (find.mock.calls.length > before) moments.push(second + 1);
    }
    expect(moments).toEqual([1, 3, 7, 15, 31, 61, 91]);
    waiting.stop();
  });

  it("waits as long as the service asks for, within reason", async () => {
    const busy = (retryAfter: number) => () =>
      Promise.reject(new ContentError("server", "busy", 429, retryAfter));
    const patient = visit(busy(7000));
    const endless = visit(busy(86_400_000));
    await vi.advanceTimersByTimeAsync(6900);
    expect(patient.find).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(patient.find).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(23_000);
    expect(endless.find).toHaveBeenCalledTimes(2);
    patient.waiting.stop();
    endless.waiting.stop();
  });

  it("asks at once when the connection returns, and never twice at a time", async () => {
    const { find, told } = visit(broken, broken, broken, () => Promise.resolve(DOCUMENT));
    await vi.advanceTimersByTimeAsync(3500);
    expect(find).toHaveBeenCalledTimes(3);
    events.dispatchEvent(new Event("online"));
    events.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(find).toHaveBeenCalledTimes(4);
    expect(told).toEqual([{ state: "found", document: DOCUMENT }]);
  });

  it("asks once more, without a pause, when the connection returned while it was asking", async () => {
    let fail = (): void => {};
    const lost = () =>
      new Promise<null>((_, reject) => {
        fail = () => reject(new ContentError("network", "no connection"));
      });
    const { find, told } = visit(lost, () => Promise.resolve(DOCUMENT));
    events.dispatchEvent(new Event("online"));
    events.dispatchEvent(new Event("online"));
    expect(find).toHaveBeenCalledTimes(1);
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(find).toHaveBeenCalledTimes(2);
    expect(told).toEqual([{ state: "found", document: DOCUMENT }]);
  });

  it("leaves nothing behind when the visitor has gone", async () => {
    const { find, told, waiting } = visit(broken);
    await vi.advanceTimersByTimeAsync(500);
    waiting.stop();
    events.dispatchEvent(new Event("online"));
    await vi.runAllTimersAsync();
    expect(find).toHaveBeenCalledTimes(1);
    expect(told).toEqual([]);
  });

  it("leaves the operator a trace of each failure", async () => {
    const { waiting } = visit(broken);
    await vi.advanceTimersByTimeAsync(0);
    expect(console.warn).toHaveBeenCalledWith("no connection");
    waiting.stop();
  });
});
