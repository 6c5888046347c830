import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { parseArgs } from "node:util";

const HIGHEST_PORT = 65535;

// readPort(["--port", "9100"], 9000) => 9100
export function readPort(args: string[], usual: number): number {
  const { values, tokens } = parseArgs({
    args,
    options: { port: { type: "string" } },
    strict: false,
    tokens: true,
  });
  if (tokens.some((token) => token.kind !== "option" || token.name !== "port")) {
    throw new Error(`The only option is --port, as in --port ${usual + 100}.`);
  }
  const port = values.port === true ? Number.NaN : Number(values.port ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`--port must be a number from 1 to ${HIGHEST_PORT}, as in --port 9100.`);
  }
  return port;
}

// Checked before a long build begins.
export async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => reject(portError(port, error)));
    probe.listen(port, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

export const isPortTaken = (port: number): Promise<boolean> =>
  refuseTakenPort(port).then(
    () => false,
    () => true,
  );

/** Below the ephemeral ports, so that no outgoing connection takes it before it is used. */
const OWN_PORTS = { from: 11_000, to: 30_000 };
const TRIES = 100;

export async function findFreePort(): Promise<number> {
  for (let time = 0; time < TRIES; time += 1) {
    const port = randomInt(OWN_PORTS.from, OWN_PORTS.to);
    if (!(await isPortTaken(port))) return port;
  }
  throw new Error(
    "No free port was found: end other programs that listen on ports, then start again.",
  );
}

export function portError(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(
      `Port ${port} is taken by another program: end that program, or choose another port with --port, as in --port ${port + 100}.`,
    );
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} may not be used by this account: choose one above 1023.`);
  }
  return error;
}
