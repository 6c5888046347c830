import { createContext, useContext } from "react";
import type { OpenStore } from "../../live/liveContent.ts";

const LiveContext = createContext<OpenStore | null>(null);

export const LiveProvider = LiveContext;

/** null if the site makes no requests to the content service after the build. */
export const useStore = (): OpenStore | null => useContext(LiveContext);
