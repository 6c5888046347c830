import { style } from "@vanilla-extract/css";

/** What can be read comes a moment later: the foot of the page stays where it is meanwhile. */
export const readable = style({ minBlockSize: "60svh" });
