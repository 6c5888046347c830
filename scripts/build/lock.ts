import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

/** The lock of a killed build counts for ten seconds. */
const RETRIES = { retries: 11, minTimeout: 1000, maxTimeout: 1000 };

/** Two builds in one folder would write over each other. */
export async function withLock(folder: string, work: () => Promise<void>): Promise<void> {
  const place = join(folder, ".build");
  await mkdir(place, { recursive: true });
  const options = { lockfilePath: join(place, "lock"), retries: RETRIES };
  const release = await lock(place, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    throw new Error("Another build is running here: wait for it, or end it, then build again.");
  });
  await work().finally(release);
}
