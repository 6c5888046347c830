import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { findFreePort, readPort, refuseTakenPort } from "../../../scripts/serve/port.ts";

describe("--port", () => {
  it.each([
    [[], 9000],
    [["--port", "9100"], 9100],
    [["--port=9100"], 9100],
  ])("reads %j as %i", (args, port) => {
    expect(readPort(args, 9000)).toBe(port);
  });

  it.each([
    [["--port", "many"]],
    [["--port", "0"]],
    [["--port", "70000"]],
    [["--port", "90.5"]],
    [["--port"]],
  ])("refuses %j with a sentence that shows a good one", (args) => {
    expect(() => readPort(args, 9000)).toThrow(/--port must be a number .* --port 9100/);
  });

  it.each([[["--prot", "9100"]], [["9100"]], [["-p"]]])("refuses the unknown %j", (args) => {
    expect(() => readPort(args, 9000)).toThrow("The only option is --port, as in --port 9100.");
  });
});

describe("a taken port", () => {
  it.each([undefined, "127.0.0.1"])("is refused when its owner listens on %s", async (host) => {
    const port = await findFreePort();
    const owner = createServer();
    await new Promise<void>((resolve) => owner.listen(port, host, resolve));
    await expect(refuseTakenPort(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken by another program: .*--port ${port + 100}[.]$`),
    );
    await new Promise((resolve) => owner.close(resolve));
    await expect(refuseTakenPort(port)).resolves.toBeUndefined();
  });
});
