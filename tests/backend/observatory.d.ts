// Types of a package without types, as far as the tests use them.

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";
  export const ALL_TESTS: ((asked: Requests) => { result: string; pass: boolean })[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
}

declare module "@mdn/mdn-http-observatory/src/types.js" {
  export class Requests {
    constructor(host: string);
    session: { url: URL } | null;
    resources: { path?: string };
    responses: object;
  }
}
