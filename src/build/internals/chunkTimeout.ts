import { assertInternal } from "./assertInternal.ts";

/** A file that does not answer is asked for again (src/runtime/hydrate.tsx); webpack would wait for two minutes. */
export function giveUpInTime(output: { chunkLoadTimeout?: number } | undefined): void {
  assertInternal(output, "output", "chunkTimeout.ts").chunkLoadTimeout = 15_000;
}
