import {
  type DOMAttributes,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
} from "react";
// Not from "react-aria": the build would process all of its thousand modules.
import { useFocusWithin } from "react-aria/useFocusWithin";
import { useInteractOutside } from "react-aria/useInteractOutside";

interface Options {
  /** The element around opener and panel, if it is not the `<details>` element. */
  container?: RefObject<HTMLElement | null>;
  onOpen?: () => void;
}

interface Disclosure {
  details: {
    ref: RefObject<HTMLDetailsElement | null>;
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  };
  /** For the element around opener and panel. */
  closing: DOMAttributes<HTMLElement>;
  close: () => void;
}

/**
 * Closes a native `<details>` on Escape, on a click outside and when the focus leaves it. Escape
 * returns the focus to the opener. It opens natively, so it works before script loads and without
 * it.
 *
 * The element holds the open state. React state would lag behind a visitor who clicks quickly.
 */
export function useDisclosure({ container, onOpen }: Options = {}): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };
  useInteractOutside({ ref: container ?? ref, onInteractOutside: close });
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: close });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!ref.current?.open || event.key !== "Escape") return;
    event.stopPropagation();
    close();
    ref.current.querySelector("summary")?.focus();
  };
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => {
    if (currentTarget.open) onOpen?.();
  };
  return { details: { ref, onToggle }, closing: { ...focusWithinProps, onKeyDown }, close };
}
