import { endRun } from "./leftovers.mjs";

// Started by run.mjs, in a group of its own: when that is gone, however it ended, so is the other end of
// this channel, and what belongs to the run is ended.
const [run] = process.argv.slice(2);
process.stdin.resume().on("close", () => endRun(run));
