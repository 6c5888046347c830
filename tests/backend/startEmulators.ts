import type { TestProject } from "vitest/node";
import { chooseEmulatorPorts } from "../../scripts/backend/addresses.ts";
import { prepareBackend, startEmulators } from "../../scripts/backend/emulators.ts";
import { ensureTestSite } from "../../scripts/build/ensureTestBuilds.ts";
import { TEST_SITE } from "../../scripts/build/workspaces.ts";
import { findFreePort } from "../../scripts/serve/port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Hosting emulator serves the build. */
    site: string;
  }
}

/** Vitest runs this once around all tests of the backend. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureTestSite();
  await chooseEmulatorPorts();
  const settings = await prepareBackend({ mayInstallJava: true });
  const port = await findFreePort();
  const emulators = await startEmulators(settings, { folder: TEST_SITE, port });
  if (!emulators.site) throw new Error("The emulator of Hosting does not say where it serves.");
  project.provide("site", emulators.site);
  return emulators.stop;
}
