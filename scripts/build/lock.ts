import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAlive } from "../isAlive.ts";

/** Takes the lock in one step, with a name in it: of two that come at once, one gets it. */
async function take(lock: string): Promise<boolean> {
  const own = `${lock}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** A mutex: two builds in one house would write over each other. */
export async function withLock(house: string, work: () => Promise<void>): Promise<void> {
  const lock = join(house, ".build", "lock");
  await mkdir(join(house, ".build"), { recursive: true });
  while (!(await take(lock))) {
    const holder = Number(await readFile(lock, "utf8").catch(() => "0"));
    if (holder > 0 && isAlive(holder)) {
      throw new Error(
        `Another build is running here (process ${holder}): wait for it, or end it, then build again.`,
      );
    }
    // Whoever took it was killed.
    await rm(lock, { force: true });
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}
