import { isTaken } from "../serve/port.ts";
import { PORTS } from "./addresses.ts";

/** `withoutBackend` is the command that starts the site without them, where there is one. */
export async function refuseTakenEmulatorPorts(withoutBackend?: string): Promise<void> {
  for (const [name, { port }] of [
    ["the functions", PORTS.functions],
    ["the database", PORTS.firestore],
  ] as const) {
    if (!(await isTaken(port))) continue;
    const other = withoutBackend
      ? `, or start without inquiries, with ${withoutBackend}: the form then prepares an e-mail`
      : "";
    throw new Error(
      `Port ${port} is taken by another program, and the emulator of ${name} needs it: end that program${other}.`,
    );
  }
}
