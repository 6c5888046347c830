import { style } from "@vanilla-extract/css";

/**
 * Reserves space for the list, which is rendered a moment later, so that the footer does not move.
 */
export const readable = style({ minBlockSize: "60svh" });
