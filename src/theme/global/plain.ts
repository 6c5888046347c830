/**
 * Inline styles of a page whose style sheets do not load (src/runtime/inline/styleFallback.ts):
 * browser defaults with readable lines, and no picture wider than the page.
 */
export const PLAIN =
  "[data-unstyled]{font:1rem/1.6 system-ui,sans-serif}[data-unstyled] body{max-width:40rem;margin:auto;padding:1rem;overflow-wrap:anywhere}[data-unstyled] img{max-width:100%;height:auto}[data-unstyled] svg{width:1.5rem;height:1.5rem}";
