import type { LiveSettings } from "../config/settings.ts";
import { isSafeUid } from "../documents/uid.ts";
import type { LiveStore } from "./store.ts";

/** Fetches what is needed to ask the content service, and opens it. */
export type OpenStore = () => Promise<LiveStore>;

/** The settings GATSBY_CONTENT_…, put here by the build; null while they are unset. */
declare const LIVE_CONTENT: LiveSettings | null;

let store: LiveStore | undefined;

/** null: no request to the content service is ever made, nor the code for it loaded. */
export const openStore: OpenStore | null =
  LIVE_CONTENT &&
  (async () => {
    const { openLiveStore } = await import("./openStore.ts");
    store ??= openLiveStore(LIVE_CONTENT);
    return store;
  });

/** What an address below a list asks for: uidAt("new-story/") => "new-story"; null for what nobody can have. */
export function uidAt(rest: string): string | null {
  const uid = rest.replace(/\/+$/, "");
  return isSafeUid(uid) ? uid : null;
}

/** The page of such an address says itself what it is, as soon as it knows. */
export const isLookedUp = (rest: string): boolean => openStore !== null && uidAt(rest) !== null;
