import { describe, expect, it, vi } from "vitest";
import { LOCAL_BACKEND } from "../../../src/config/env.ts";
import { createSender } from "../../../src/inquiries/client.ts";
import { INQUIRY as REQUEST } from "./inquiryRequest.ts";

const PROJECT = { ...LOCAL_BACKEND, projectId: "your-region", emulatorPort: null };

// The project is opened once, by the first that is sent; its client looks for `fetch` with each call.
const send = createSender(PROJECT);

function answering(status: number, body: string) {
  vi.stubGlobal("navigator", { onLine: true });
  const fetching = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(body, { status }),
  );
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

describe("an inquiry", () => {
  it("goes to the function in its region by POST, as JSON with one field", async () => {
    const fetching = answering(200, '{"result":{"reference":"7K3F-92QX"}}');
    expect(await send(REQUEST)).toEqual({ reference: "7K3F-92QX" });
    const [[url, init] = []] = fetching.mock.calls;
    expect(url).toBe("https://us-central1-your-region.cloudfunctions.net/sendInquiry");
    expect(init?.method).toBe("POST");
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
    expect(JSON.parse(String(init?.body))).toEqual({ data: REQUEST });
  });

  it("is answered in a field of either name", async () => {
    answering(200, '{"data":{"reference":"7K3F-92QX"}}');
    expect(await send(REQUEST)).toEqual({ reference: "7K3F-92QX" });
  });

  it.each([
    [400, "invalid-argument"],
    [401, "unauthenticated"],
    [403, "permission-denied"],
    [404, "not-found"],
    [409, "aborted"],
    [429, "resource-exhausted"],
    [499, "cancelled"],
    [500, "internal"],
    [501, "unimplemented"],
    [503, "unavailable"],
    [504, "deadline-exceeded"],
    [402, "unknown"],
    [418, "unknown"],
    [502, "unknown"],
  ])("that is answered with the status %i is reported as %s", async (status, failure) => {
    answering(status, "{}");
    expect(await send(REQUEST)).toEqual({ failure });
  });

  it("that gets no answer is told apart from one that is refused", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await send(REQUEST)).toEqual({ failure: "no-connection" });
  });

  it.each([
    ["no JSON", "<html>", "no-json"],
    ["no field with data", "{}", "no-data"],
  ])("that is answered with %s is told so", async (_, body, failure) => {
    answering(200, body);
    expect(await send(REQUEST)).toEqual({ failure });
  });

  it("is waited for seventy seconds, and no longer", async () => {
    vi.useFakeTimers();
    try {
      vi.stubGlobal("navigator", { onLine: true });
      vi.stubGlobal("fetch", () => new Promise(() => {}));
      let outcome: unknown;
      void send(REQUEST).then((given) => {
        outcome = given;
      });
      await vi.advanceTimersByTimeAsync(69_999);
      expect(outcome).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toEqual({ failure: "deadline-exceeded" });
    } finally {
      vi.useRealTimers();
    }
  });
});
