import { createLiveStore, type LiveStore } from "../content/live/store.ts";
import type { Selections } from "../content/service/queries.ts";
import type { LiveSettings } from "../content/settings.ts";

/** The optional fields that the service has, put here by the build, in the part that only look-ups load. */
declare const LIVE_FIELDS: Selections;

export const openLiveStore = (settings: LiveSettings): LiveStore =>
  createLiveStore(settings, LIVE_FIELDS);
