import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

/** The lock of a killed build expires after ten seconds. */
const RETRIES = { retries: 11, minTimeout: 1000, maxTimeout: 1000 };

/** Two builds in one folder would overwrite each other. */
export async function withLock(folder: string, work: () => Promise<void>): Promise<void> {
  const directory = join(folder, ".build");
  await mkdir(directory, { recursive: true });
  const options = { lockfilePath: join(directory, "lock"), retries: RETRIES };
  const release = await lock(directory, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    throw new Error(
      "Another build is running in this folder: wait for it or stop it, then build again.",
    );
  });
  await work().finally(release);
}
