// Plain JavaScript without packages, because it runs before anything is installed.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

// Orphans: every process below a command carries the number of its run in its environment, also those
// that have left its group, as Java below Firebase's tools has. Only Linux lets us read that.
const MARK = "VIDIKOVAC_RUN";
const GRACE_IN_MS = 3000;

/** The fields of /proc/…/stat after the name, from the state on. */
const statusOf = (pid) => {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
};

export const parentOf = (pid) => statusOf(pid)[1];

/** startedAt(4711) => "2765314", in the system's own count; of a number that is given again it is another. */
function startedAt(pid) {
  const fields = statusOf(pid);
  // A process that has ended but was not yet waited for (a zombie, Z) is gone.
  return fields[0] === "Z" ? undefined : fields[19];
}

/** Marks all that is started from now on, and answers the number of the run: "4711-2765314" */
export function beginRun() {
  process.env[MARK] = `${process.pid}-${startedAt(process.pid) ?? ""}`;
  return process.env[MARK];
}

/** For what shall outlive a run. */
export const unmarked = () => ({ ...process.env, [MARK]: undefined });

/** Ends all processes of runs that are asked for, first with a request, then without. */
async function endThose(isMeant) {
  const find = () => marked().filter(({ pid, run }) => pid !== process.pid && isMeant(run));
  const found = find();
  for (const { pid } of found) signal(pid, "SIGTERM");
  const end = Date.now() + GRACE_IN_MS;
  while (Date.now() < end && find().length > 0) await pause(100);
  for (const { pid } of find()) signal(pid, "SIGKILL");
}

export const endRun = (run) => endThose((one) => one === run);

/** Of runs whose first process is no more: they were killed together with whoever should have looked. */
export const endLostRuns = () =>
  endThose((run) => {
    const [pid, start] = run.split("-");
    return startedAt(pid) !== start;
  });

function marked() {
  if (process.platform !== "linux") return [];
  const ours = numbering("self");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const run = read(`/proc/${name}/environ`)
        .split("\0")
        .find((line) => line.startsWith(`${MARK}=`));
      const isThere = run && startedAt(name) && numbering(name) === ours;
      return isThere ? [{ pid: Number(name), run: run.slice(MARK.length + 1) }] : [];
    });
}

/** A container counts its processes by itself: the same number means another there. */
function numbering(pid) {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return undefined;
  }
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
