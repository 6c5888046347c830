import { isDeepStrictEqual } from "node:util";

/** expectSame("address", "/hr/", "/de/") fails with: address: "/hr/", and not "/de/". */
export function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${what}: ${JSON.stringify(found)}, and not ${JSON.stringify(wanted)}.`);
}
