import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";

const begun = new Map<string, Promise<void>>();

/** Makes a file that is not there yet; whoever asks for it meanwhile waits for the same. */
export function writeOnce(file: string, write: (path: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return Promise.resolve();
  const running = begun.get(file);
  if (running) return running;
  // Written beside and renamed: a build that is stopped leaves no half picture, and two builds none of each.
  const unfinished = `${file}.${process.pid}.part`;
  const work = write(unfinished)
    .then(() => rename(unfinished, file))
    .finally(() => begun.delete(file));
  begun.set(file, work);
  return work;
}
