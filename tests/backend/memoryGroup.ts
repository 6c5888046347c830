import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";

/** Of Linux: the first version has a folder for memory alone. */
const FIRST = "/sys/fs/cgroup/memory";
const SECOND = "/sys/fs/cgroup";

export interface MemoryGroup {
  /** The command that starts another one in this group, before it can look how much memory there is. */
  within(command: string[]): string[];
  close(): void;
}

let opened = 0;

/** Memory with a limit that the system holds, as Google does; undefined where we may not make one. */
export function openMemoryGroup(limit: number): MemoryGroup | undefined {
  const [root, file] = existsSync(FIRST)
    ? [FIRST, "memory.limit_in_bytes"]
    : [SECOND, "memory.max"];
  opened += 1;
  const folder = `${root}/function-${process.pid}-${opened}`;
  try {
    mkdirSync(folder);
    writeFileSync(`${folder}/${file}`, String(limit));
  } catch {
    remove(folder);
    return undefined;
  }
  return {
    within: (command) => [
      "sh",
      "-c",
      `echo $$ > ${folder}/cgroup.procs && exec "$@"`,
      "sh",
      ...command,
    ],
    close: () => remove(folder),
  };
}

function remove(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It was not made, or goes with the system.
  }
}
