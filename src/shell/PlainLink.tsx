import type { LinkProps } from "../components/Link/Link.tsx";
import { withPrefix } from "../runtime/prefix.ts";

/** A link within the site that loads its page in full and prefetches nothing. */
export function PlainLink({ href, ...props }: LinkProps) {
  return <a {...props} href={withPrefix(href)} />;
}
