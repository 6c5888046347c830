import { isSafeUid } from "../../content-service/kinds/uid.ts";
import type { LiveSettings } from "../config/env.ts";
import type { LiveStore } from "./store.ts";

/** Loads the code of the live store, and opens the store. */
export type OpenStore = () => Promise<LiveStore>;

/** The settings GATSBY_CONTENT_…, defined by the build; null if unset. */
declare const LIVE_CONTENT: LiveSettings | null;

let store: LiveStore | undefined;

/** null: the browser makes no request to the content service, and loads no code for it. */
export const openStore: OpenStore | null =
  LIVE_CONTENT &&
  (async () => {
    const { openLiveStore } = await import("./openStore.ts");
    store ??= openLiveStore(LIVE_CONTENT);
    return store;
  });

/** The uid in an address below a list: uidAt("new-story/") => "new-story"; null if it is no uid. */
export function uidAt(rest: string): string | null {
  const uid = rest.replace(/\/+$/, "");
  return isSafeUid(uid) ? uid : null;
}

/** Such a page sets its title when the document is loaded. */
export const hasLiveLookup = (rest: string): boolean => openStore !== null && uidAt(rest) !== null;
