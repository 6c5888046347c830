import { readFileSync } from "node:fs";

const WATCH_IN_MS = 500;

/** The parent and, on Linux, the grandparent: npm starts a shell that outlives it. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const [, grandparent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * A process that gets SIGKILL sends no signal to its children, but their parent process id changes.
 */
export function whenOrphaned(act) {
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    act();
  }, WATCH_IN_MS);
  watch.unref();
}
