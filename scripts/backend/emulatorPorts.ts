import { isPortTaken } from "../serve/port.ts";
import { emulatorAddresses } from "./addresses.ts";

/** `withoutBackend` is the command that starts the site without emulators, if there is one. */
export async function refuseTakenEmulatorPorts(withoutBackend?: string): Promise<void> {
  const { functions, firestore } = emulatorAddresses();
  for (const [name, { port }] of [
    ["the functions", functions],
    ["the database", firestore],
  ] as const) {
    if (!(await isPortTaken(port))) continue;
    const other = withoutBackend
      ? `, or start without inquiries, with ${withoutBackend}: the form then prepares an e-mail`
      : "";
    throw new Error(
      `Port ${port} is taken by another program, and the emulator of ${name} needs it: end that program${other}.`,
    );
  }
}
