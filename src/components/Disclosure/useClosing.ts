import type { DOMAttributes, KeyboardEvent, RefObject } from "react";
// Not from "react-aria" as a whole: the build would read its thousand modules to find these two.
import { useFocusWithin } from "react-aria/useFocusWithin";
import { useInteractOutside } from "react-aria/useInteractOutside";

/**
 * Closes what stands open over the page when the visitor presses Escape, presses elsewhere or
 * leaves it with the keyboard; Escape gives the focus back to the opener. The result goes onto the
 * element that holds both the opener and what it opens.
 */
export function useClosing(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  opener: () => HTMLElement | null,
): DOMAttributes<HTMLElement> {
  useInteractOutside({ ref: container, isDisabled: !isOpen, onInteractOutside: close });
  const { focusWithinProps } = useFocusWithin({ isDisabled: !isOpen, onBlurWithin: close });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== "Escape") return;
    event.stopPropagation();
    close();
    opener()?.focus();
  };
  return { ...focusWithinProps, onKeyDown };
}
