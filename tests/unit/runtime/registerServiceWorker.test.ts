import { expect, it, vi } from "vitest";

/** Starts the worker of a page at an address; answers what the console was told, and how often it was asked for. */
async function startAt(address: string): Promise<{ said: unknown[][]; registered: number }> {
  // What Gatsby and the build put in.
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("__BASE_PATH__", "");
  vi.stubGlobal("HAS_SERVICE_WORKER", true);
  const { startServiceWorker } = await import("../../../src/runtime/registerServiceWorker.ts");
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const register = vi.fn(async () => {});
  const worker = { controller: null, addEventListener: () => {}, register };
  vi.stubGlobal("navigator", { serviceWorker: worker });
  const { protocol, hostname } = new URL(address);
  vi.stubGlobal("window", { location: { protocol, hostname }, addEventListener: () => {} });
  vi.stubGlobal("document", { readyState: "complete" });
  startServiceWorker();
  return { said: said.mock.calls, registered: register.mock.calls.length };
}

it("says in the console why there is no worker where others can read along", async () => {
  expect(await startAt("http://region.example/hr/")).toEqual({
    said: [["Service workers can only be used over HTTPS, or on localhost for development"]],
    registered: 0,
  });
});

it.each(["https://region.example/hr/", "http://localhost:9000/hr/"])(
  "starts the worker without a word at %s",
  async (address) => {
    expect(await startAt(address)).toEqual({ said: [], registered: 1 });
  },
);
