import type { LinkProps } from "../components/Link/Link.tsx";
import { withPrefix } from "../runtime/prefix.ts";

/** A link within the site that loads its page as a document of its own, and nothing beforehand. */
export function PlainLink({ href, ...props }: LinkProps) {
  return <a {...props} href={withPrefix(href)} />;
}
