import { isSafeUid } from "../../content-service/kinds/uid.ts";
import type { BuildConstants } from "../runtime/buildConstants.ts";
import type { LiveStore } from "./store.ts";

/** Loads the code of the live store, and opens the store. */
export type OpenStore = () => Promise<LiveStore>;

declare const LIVE_CONTENT: BuildConstants["LIVE_CONTENT"];

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
