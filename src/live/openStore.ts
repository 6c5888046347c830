import type { LiveSettings } from "../config/env.ts";
import type { Selections } from "../documents/load/service/graphqlQueries.ts";
import { createLiveStore, type LiveStore } from "./store.ts";

/** The optional fields that the service has, defined by the build; only live look-ups load this chunk. */
declare const LIVE_FIELDS: Selections;

export const openLiveStore = (settings: LiveSettings): LiveStore =>
  createLiveStore(settings, LIVE_FIELDS);
