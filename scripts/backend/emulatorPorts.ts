import { isTaken } from "../serve/port.ts";
import { emulatorAddresses } from "./addresses.ts";

/** `withoutBackend` is the command that starts the site without them, where there is one. */
export async function refuseTakenEmulatorPorts(withoutBackend?: string): Promise<void> {
  const { functions, firestore } = emulatorAddresses();
  for (const [name, { port }] of [
    ["the functions", functions],
    ["the database", firestore],
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
