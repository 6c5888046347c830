import { describe, expect, it } from "vitest";
import { within } from "../../../functions/src/within.ts";

const tooLate = (): Error => new Error("It took too long.");

describe("within", () => {
  it("gives what the work comes to", async () => {
    expect(await within(10_000, Promise.resolve("kept"), tooLate)).toBe("kept");
  });

  it("passes on why the work failed", async () => {
    const failed = Promise.reject(new Error("no room"));
    await expect(within(10_000, failed, tooLate)).rejects.toThrow("no room");
  });

  it("ends with an error of ours what never ends", async () => {
    const never = new Promise<never>(() => {});
    await expect(within(10, never, tooLate)).rejects.toThrow("It took too long.");
  });
});
