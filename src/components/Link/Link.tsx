import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from "react";
import { ENHANCED } from "../../runtime/pageState.ts";

export interface LinkProps {
  /** "/de/blog/" is internal; "https:…", "mailto:…" and "//host" are plain anchors. */
  href: string;
  children: ReactNode;
  className?: string;
  /** Language of the target, if it differs from the page's. */
  hrefLang?: string;
  lang?: string;
  "aria-current"?: "page" | "true";
  "aria-label"?: string;
  rel?: "next" | "prev";
  /** See ENHANCED_LINK. */
  [ENHANCED]?: "";
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** For a link whose `onClick` does better than its address: <Link {...ENHANCED_LINK}> */
export const ENHANCED_LINK: Pick<LinkProps, typeof ENHANCED> = { [ENHANCED]: "" };

/** Renders an internal link. A plain anchor by default; the site provides its own. */
export type InternalLink = ComponentType<LinkProps>;

const PlainLink: InternalLink = (props) => <a {...props} />;

const InternalLinkContext = createContext<InternalLink>(PlainLink);

export const InternalLinkProvider = InternalLinkContext.Provider;

/** isInternal("/de/") => true⏎isInternal("//evil.example/") => false */
function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

export function Link(props: LinkProps) {
  const Internal = useContext(InternalLinkContext);
  return isInternal(props.href) ? <Internal {...props} /> : <PlainLink {...props} />;
}
