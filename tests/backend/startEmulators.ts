import type { TestProject } from "vitest/node";
import { chooseEmulatorPorts } from "../../scripts/backend/addresses.ts";
import { prepareBackend, startEmulators } from "../../scripts/backend/emulators.ts";
import { ensureTestSite } from "../../scripts/build/ensureTestBuilds.ts";
import { TEST_SITE } from "../../scripts/build/workspaces.ts";
import { findFreePort } from "../../scripts/serve/port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the Hosting emulator. */
    site: string;
  }
}

/** Vitest's global setup of the backend tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureTestSite();
  await chooseEmulatorPorts();
  const settings = await prepareBackend({ mayInstallJava: true });
  const port = await findFreePort();
  const emulators = await startEmulators(settings, { folder: TEST_SITE, port });
  if (!emulators.site) throw new Error("The log of the Hosting emulator has no URL.");
  project.provide("site", emulators.site);
  return emulators.stop;
}
