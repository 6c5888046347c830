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
  /** The language of the target, where it is another than the page's. */
  hrefLang?: string;
  lang?: string;
  "aria-current"?: "page" | "true";
  "aria-label"?: string;
  rel?: "next" | "prev";
  /** Pressed before script is there, it waits for script: with it, onClick does the better thing. */
  "data-enhanced"?: "";
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What draws an internal link: a plain anchor by itself, the site hands its own in. */
export type InternalLink = ComponentType<LinkProps>;

const PlainLink: InternalLink = (props) => <a {...props} />;

const InternalLinkContext = createContext<InternalLink>(PlainLink);

export const InternalLinkProvider = InternalLinkContext.Provider;

/** isInternal("/de/") => true; isInternal("//evil.example/") => false */
function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

export function Link(props: LinkProps) {
  const Internal = useContext(InternalLinkContext);
  return isInternal(props.href) ? <Internal {...props} /> : <PlainLink {...props} />;
}
