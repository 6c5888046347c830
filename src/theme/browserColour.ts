import { ROLES } from "../../design-tokens/semantic.ts";

/** What browsers paint around the page: the page's own ground, so that there is no seam. */
export const BROWSER_COLOUR = ROLES.surface.page;
