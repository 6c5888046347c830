import { EVENING_ROLES } from "../../design-tokens/evening.ts";
import { ROLES } from "../../design-tokens/semantic.ts";

/** Colour of the browser's toolbar: the page background, so that there is no visible seam. */
export const BROWSER_COLOUR = ROLES.surface.page;

export const EVENING_BROWSER_COLOUR = EVENING_ROLES.surface.page;
