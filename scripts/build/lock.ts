import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const LOCK = join(".build", "lock");

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Two builds in one folder would write over each other. */
export async function withLock(work: () => Promise<void>): Promise<void> {
  await mkdir(".build", { recursive: true });
  const holder = Number(await readFile(LOCK, "utf8").catch(() => "0"));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Another build is running here (process ${holder}): wait for it, or end it, then build again.`,
    );
  }
  await writeFile(LOCK, String(process.pid));
  try {
    await work();
  } finally {
    await rm(LOCK, { force: true });
  }
}
