import { Button } from "../Button/Button.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";

interface Props {
  /** The next page, where a press leads without script; null if it has no address. */
  href: string | null;
  /** Called on a press in place of the navigation: adds entries below. */
  onMore: () => void;
  /** "Show more" */
  children: string;
  /** Attributes of the link, for scripts of your own: `data-track`. */
  [attribute: `data-${string}`]: string | undefined;
}

/** Adds the next entries below a list. Without script it leads to the next page. */
export function ShowMore({ href, onMore, children, ...attributes }: Props) {
  if (href === null) {
    return (
      <Button tone="quiet" onClick={onMore}>
        {children}
      </Button>
    );
  }
  return (
    <LinkButton
      href={href}
      rel="next"
      tone="quiet"
      {...attributes}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onMore();
      }}
    >
      {children}
    </LinkButton>
  );
}
