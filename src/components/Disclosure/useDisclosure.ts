import {
  type DOMAttributes,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
} from "react";
// Not from "react-aria" as a whole: the build would read its thousand modules to find these two.
import { useFocusWithin } from "react-aria/useFocusWithin";
import { useInteractOutside } from "react-aria/useInteractOutside";

interface Options {
  /** The element that holds both the opener and what it opens, where that is not the details. */
  container?: RefObject<HTMLElement | null>;
  onOpen?: () => void;
}

interface Disclosure {
  details: {
    ref: RefObject<HTMLDetailsElement | null>;
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  };
  /** For the element that holds both. */
  closing: DOMAttributes<HTMLElement>;
  close: () => void;
}

/**
 * Native details that open by themselves, before script and without it; script closes them again when the
 * visitor presses Escape, presses elsewhere or leaves them with the keyboard. Escape gives the focus back
 * to the opener. The element alone knows whether it is open: a state of ours would hear of it too late for
 * a visitor who is quick.
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
