import type { LiveStore } from "../content/live/store.ts";
import type { LiveSettings } from "../content/settings.ts";
import { isSafeUid } from "../content/uid.ts";
import type { OpenStore } from "../features/Live/LiveProvider.tsx";

/** The settings GATSBY_CONTENT_…, put here by the build; null while they are unset. */
declare const LIVE_CONTENT: LiveSettings | null;

let store: LiveStore | undefined;

/** null: no request to the content service is ever made, nor the code for it loaded. */
export const openStore: OpenStore | null =
  LIVE_CONTENT &&
  (async () => {
    const { openLiveStore } = await import("./liveStore.ts");
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
