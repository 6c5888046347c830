import { from } from "../../theme/units.ts";

/** Where the wide composition is shown: on wide screens, and on paper. */
export const wideSheet = `${from(768)}, print`;
