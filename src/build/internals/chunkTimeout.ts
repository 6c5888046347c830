import { assertInternal } from "./assertInternal.ts";

/** Chunks that time out are retried (src/runtime/hydrate.tsx); webpack's default is two minutes. */
export function setChunkTimeout(output: { chunkLoadTimeout?: number } | undefined): void {
  assertInternal(output, "output", "chunkTimeout.ts").chunkLoadTimeout = 15_000;
}
