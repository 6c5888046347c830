import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryWithBackoff } from "../../../src/runtime/retryWithBackoff.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives what came at last, after pauses that grow", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("1")).mockRejectedValueOnce(new Error("2"));
  ask.mockResolvedValueOnce("words");
  const answer = retryWithBackoff<string>(ask);
  await vi.advanceTimersByTimeAsync(499);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1499);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe("words");
});

it("asks four times and no more, and says what was wrong the last time", async () => {
  const ask = vi.fn(() => Promise.reject(new Error(`try ${ask.mock.calls.length}`)));
  const answer = retryWithBackoff(ask);
  const outcome = expect(answer).rejects.toThrow("try 4");
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(ask).toHaveBeenCalledTimes(4);
});
