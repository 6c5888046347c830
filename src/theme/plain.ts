/**
 * How a page looks whose sheets do not come (src/runtime/inline/styleFallback.ts): as browsers draw it, in lines that can be read, and
 * with no picture wider than the page. Stands in the page itself.
 */
export const PLAIN =
  "[data-unstyled]{font:1rem/1.6 system-ui,sans-serif}[data-unstyled] body{max-width:40rem;margin:auto;padding:1rem;overflow-wrap:anywhere}[data-unstyled] img{max-width:100%;height:auto}[data-unstyled] svg{width:1.5rem;height:1.5rem}";
