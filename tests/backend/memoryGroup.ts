import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";

/** Linux cgroups; version 1 has a separate folder for memory. */
const FIRST = "/sys/fs/cgroup/memory";
const SECOND = "/sys/fs/cgroup";

export interface MemoryGroup {
  /** Prefix of a command that starts it in this group. */
  within(command: string[]): string[];
  close(): void;
}

let opened = 0;

/** A cgroup with a memory limit, as Google uses; undefined without the permission to create one. */
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
    // It was not created, or is removed with the system.
  }
}
