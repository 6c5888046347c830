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

/** The process that has it; undefined where nobody has. */
const holderOf = (lock: string): Promise<string | undefined> =>
  readFile(lock, "utf8").catch(() => undefined);

/**
 * What a killed process left is taken away by one process alone, which has the lock of the lock for it: a
 * second one would take away what the first took after that.
 */
async function hold(lock: string): Promise<void> {
  while (!(await take(lock))) {
    const holder = await holderOf(lock);
    if (holder === undefined) continue;
    if (isAlive(Number(holder))) {
      throw new Error(
        `Another build is running here (process ${holder}): wait for it, or end it, then build again.`,
      );
    }
    const heir = `${lock}.heir`;
    await hold(heir);
    try {
      if ((await holderOf(lock)) === holder) await rm(lock, { force: true });
    } finally {
      await rm(heir, { force: true });
    }
  }
}

/** A mutex: two builds in one house would write over each other. */
export async function withLock(house: string, work: () => Promise<void>): Promise<void> {
  const lock = join(house, ".build", "lock");
  await mkdir(join(house, ".build"), { recursive: true });
  await hold(lock);
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}
