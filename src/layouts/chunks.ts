import { again } from "../content/again.ts";

/** webpack's: loads a file of the script by its number. Assigned to, it is another for all `import()`. */
declare let __webpack_chunk_load__: (chunk: number | string) => Promise<unknown>;

/**
 * A chunk (a part of the script, by code splitting) that does not come is asked for again, whoever wants
 * it.
 */
export function askAgainForChunks(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => again(() => load(chunk));
}
