import type { LiveSettings } from "../config/env.ts";
import type { BuildConstants } from "../runtime/buildConstants.ts";
import { createLiveStore, type LiveStore } from "./store.ts";

/** Only live look-ups load this chunk. */
declare const LIVE_FIELDS: BuildConstants["LIVE_FIELDS"];

export const openLiveStore = (settings: LiveSettings): LiveStore =>
  createLiveStore(settings, LIVE_FIELDS);
