import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";

/** Reserves the room of the journey, which is drawn a moment later, so that the footer does not move. */
export const waiting = style({ minBlockSize: "90svh", paddingBlockEnd: space.section });
