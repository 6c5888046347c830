import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Two builds in one house would write over each other. */
export async function withLock(house: string, work: () => Promise<void>): Promise<void> {
  const lock = join(house, ".build", "lock");
  await mkdir(join(house, ".build"), { recursive: true });
  const holder = Number(await readFile(lock, "utf8").catch(() => "0"));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Another build is running here (process ${holder}): wait for it, or end it, then build again.`,
    );
  }
  await writeFile(lock, String(process.pid));
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}
