import { readFileSync } from "node:fs";

const WATCH_IN_MS = 500;

/** The parent and, on Linux, its parent: npm, or a runner, starts a shell that outlives it. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const [, grandparent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}

/** Whoever is killed outright sends no signal to those below: their parent is another then. */
export function whenOrphaned(act) {
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    act();
  }, WATCH_IN_MS);
  watch.unref();
}
