import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { installMissingPackages } from "../install.mjs";

export const FUNCTIONS = "functions";

/** Firebase's command line, one of the packages of the functions. */
export const FIREBASE_TOOLS = resolve(FUNCTIONS, "node_modules/firebase-tools/lib/bin/firebase.js");

/** The functions have their own packages, which a build of the site does not need. */
export function installFunctions(): void {
  const announcement = "Installing the packages of the backend …";
  if (installMissingPackages(FUNCTIONS, announcement)) return;
  throw new Error(
    "The packages of the backend could not be installed (see npm's output above): check the network connection, then start again.",
  );
}

/** Bundles everything into one file, because only functions/ is deployed. */
export async function buildFunctions(): Promise<void> {
  await build({
    entryPoints: [`${FUNCTIONS}/src/index.ts`],
    outfile: `${FUNCTIONS}/lib/index.js`,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
}

/** The emulators read secrets from this file; it is generated on each machine. */
export function writeLocalSecret(): void {
  const path = `${FUNCTIONS}/.secret.local`;
  if (existsSync(path)) return;
  writeFileSync(path, `INQUIRY_SALT=${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
}
