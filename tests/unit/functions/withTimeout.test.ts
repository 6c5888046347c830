import { describe, expect, it } from "vitest";
import { withTimeout } from "../../../functions/src/withTimeout.ts";

const tooLate = (): Error => new Error("It took too long.");

describe("withTimeout", () => {
  it("gives the result of the work", async () => {
    expect(await withTimeout(10_000, Promise.resolve("kept"), tooLate)).toBe("kept");
  });

  it("passes on why the work failed", async () => {
    const failed = Promise.reject(new Error("no room"));
    await expect(withTimeout(10_000, failed, tooLate)).rejects.toThrow("no room");
  });

  it("fails with the given error when the work never ends", async () => {
    const never = new Promise<never>(() => {});
    await expect(withTimeout(10, never, tooLate)).rejects.toThrow("It took too long.");
  });
});
