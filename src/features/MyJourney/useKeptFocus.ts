import { type FocusEvent, useEffect, useRef } from "react";

// A thing that moves to another day is drawn anew: what had the focus has it again.

/** On a thing or a day: which it is. On what can be pressed in it: what it does. */
export const ITEM = "data-item";
export const ACTION = "data-action";
/** The button that takes the last change back. */
export const UNDO = "data-undo";

interface Focused {
  item: string;
  action: string;
}

const attributeOf = (element: Element, name: string): string =>
  element.closest(`[${name}]`)?.getAttribute(name) ?? "";

function refocus({ item, action }: Focused): void {
  const parts = document.querySelectorAll(`[${ITEM}=${CSS.escape(item)}] [${ACTION}]`);
  const same = [...parts].find((part) => part.getAttribute(ACTION) === action) ?? parts[0];
  const target =
    same?.querySelector("button, select") ?? same ?? document.querySelector(`[${UNDO}]`);
  if (target instanceof HTMLElement) target.focus();
}

/** Props of the element around all things. */
export function useKeptFocus(): { onFocus: (event: FocusEvent) => void } {
  const last = useRef<Focused>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && last.current) refocus(last.current);
  });
  return {
    onFocus: ({ target }) => {
      const item = attributeOf(target, ITEM);
      last.current = item === "" ? null : { item, action: attributeOf(target, ACTION) };
    },
  };
}
