import { createContext, useContext } from "react";
import type { OpenStore } from "../../live/liveContent.ts";

const LiveContext = createContext<OpenStore | null>(null);

export const LiveProvider = LiveContext;

/** null: this site asks the content service nothing once it is built. */
export const useStore = (): OpenStore | null => useContext(LiveContext);
