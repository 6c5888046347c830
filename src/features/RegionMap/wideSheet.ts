import { from } from "../../theme/units.ts";

/** Media query: wide screens and print show the wide map. */
export const wideSheet = `${from(768)}, print`;
