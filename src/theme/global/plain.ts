import { UNSTYLED } from "../../runtime/pageState.ts";

/**
 * Inline styles of a page whose style sheets do not load (src/runtime/inline/styleFallback.ts):
 * browser defaults with readable lines, and no picture wider than the page.
 */
export const PLAIN = `[${UNSTYLED}]{font:1rem/1.6 system-ui,sans-serif}[${UNSTYLED}] body{max-width:40rem;margin:auto;padding:1rem;overflow-wrap:anywhere}[${UNSTYLED}] img{max-width:100%;height:auto}[${UNSTYLED}] svg{width:1.5rem;height:1.5rem}`;
