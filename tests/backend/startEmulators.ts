import { prepareBackend, startEmulators } from "../../scripts/backend/emulators.ts";

/** Vitest runs this once around all tests of the backend. */
export default async function setup(): Promise<() => Promise<void>> {
  const emulators = await startEmulators(await prepareBackend({ mayInstallJava: true }));
  return emulators.stop;
}
