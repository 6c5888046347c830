import {
  type DOMAttributes,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useClosing } from "./useClosing.ts";

interface Options {
  /** The element that holds both the opener and what it opens, where that is not the details. */
  container?: RefObject<HTMLElement | null>;
  onOpen?: () => void;
}

interface Disclosure {
  details: {
    ref: RefObject<HTMLDetailsElement | null>;
    open: boolean;
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  };
  /** For the element that holds both. */
  closing: DOMAttributes<HTMLElement>;
  close: () => void;
}

/** Native details that open by themselves, before script and without it; script closes them again. */
export function useDisclosure({ container, onOpen }: Options = {}): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const opener = useCallback(() => ref.current?.querySelector("summary") ?? null, []);
  const closing = useClosing(container ?? ref, isOpen, close, opener);

  // What the visitor opened before the script came stays open; nobody was there to be told.
  useLayoutEffect(() => {
    if (ref.current?.open) setIsOpen(true);
  }, []);

  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => {
    setIsOpen(currentTarget.open);
    if (currentTarget.open) onOpen?.();
  };
  return { details: { ref, open: isOpen, onToggle }, closing, close };
}
