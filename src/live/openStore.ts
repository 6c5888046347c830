import type { LiveSettings } from "../config/settings.ts";
import type { Selections } from "../documents/load/service/queries.ts";
import { createLiveStore, type LiveStore } from "./store.ts";

/** The optional fields that the service has, put here by the build, in the part that only look-ups load. */
declare const LIVE_FIELDS: Selections;

export const openLiveStore = (settings: LiveSettings): LiveStore =>
  createLiveStore(settings, LIVE_FIELDS);
