import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from "react";

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
  /**
   * A click before hydration is replayed afterwards, because `onClick` does better than the plain
   * link.
   */
  "data-enhanced"?: "";
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

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
