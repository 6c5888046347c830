import { createContext, useContext } from "react";
import type { LiveStore } from "../../content/live/store.ts";

/** Fetches what is needed to ask the content service, and opens it. */
export type OpenStore = () => Promise<LiveStore>;

const LiveContext = createContext<OpenStore | null>(null);

export const LiveProvider = LiveContext;

/** null: this site asks the content service nothing once it is built. */
export const useStore = (): OpenStore | null => useContext(LiveContext);
