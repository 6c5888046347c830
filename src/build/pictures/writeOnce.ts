import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";

const pendingWrites = new Map<string, Promise<void>>();

/** Writes a file unless it exists; concurrent calls share one write. */
export function writeOnce(file: string, write: (path: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return Promise.resolve();
  const running = pendingWrites.get(file);
  if (running) return running;
  // Renamed when complete, so that a stopped build or two builds at once leave no broken file.
  const unfinished = `${file}.${process.pid}.part`;
  const work = write(unfinished)
    .then(() => rename(unfinished, file))
    .finally(() => pendingWrites.delete(file));
  pendingWrites.set(file, work);
  return work;
}
