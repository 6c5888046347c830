import { setFlagsFromString } from "node:v8";

/**
 * V8 collects garbage late while the machine has memory, and does not always know the limit of a function:
 * under a flood of requests it came near the limit with hardly any live objects. So the space for new objects
 * stays small, and the rest is collected when it has grown by a third.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=33");
}
