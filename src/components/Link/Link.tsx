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
  /** The words of the link: "All trips". */
  children: ReactNode;
  /** The look of a link within another component; running text needs none. */
  className?: string;
  /** Language of the target, if it differs from the page's. */
  hrefLang?: string;
  /** Language of the words of the link, if it differs from the page's: "de". */
  lang?: string;
  /** "page" on the link to the page one is on, "true" on the current entry of a list. */
  "aria-current"?: "page" | "true";
  /** Accessible name if the words need more: "Telephone: +385 32 000 000". */
  "aria-label"?: string;
  /** "prev" and "next" on the links of a series of pages. */
  rel?: "next" | "prev";
  /** Attributes for scripts of your own: `data-track`. */
  [attribute: `data-${string}`]: string | undefined;
  /** What else a press does. */
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
