import { type DOMAttributes, type RefObject, useEffect, useLayoutEffect } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useDrag } from "react-aria/useDrag";
import { useDrop } from "react-aria/useDrop";
import type { PressEvent } from "react-aria/usePress";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import type { Place } from "../../journey/arrange.ts";

// react-aria's drag and drop, which announces each step, for elements that others draw.

const ITEM = "application/x-journey-item";

export interface Dragged {
  place: Place;
  /** Which item stands there: another tab may move it meanwhile. */
  id: string;
  title: string;
}

type Handlers = DOMAttributes<HTMLElement>;

export interface DragHandlers {
  drag: Handlers;
  /** By keyboard, or by a screen reader. */
  start: (target: Element) => void;
}

interface DragProps extends Dragged {
  handlers: RefObject<DragHandlers | null>;
  /** The id of the text that says how to drag. */
  onDescribe: (id: string | undefined) => void;
  onChange: (isDragging: boolean) => void;
}

const pressOf = (target: Element): PressEvent => ({
  type: "press",
  pointerType: "keyboard",
  target,
  key: "Enter",
  x: 0,
  y: 0,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  continuePropagation: () => {},
});

/** In the language of the page, whatever the browser's is. */
export function DragBehaviour(props: DragProps) {
  return (
    <I18nProvider locale={LANGUAGE_TABLE[useLanguage()].htmlLang}>
      <Drag {...props} />
    </I18nProvider>
  );
}

function Drag({ place, id, title, handlers, onDescribe, onChange }: DragProps) {
  const { dragProps, dragButtonProps } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [ITEM]: JSON.stringify({ ...place, id }), "text/plain": title }],
    getAllowedDropOperations: () => ["move"],
    // A page that changes while a drag begins would end it.
    onDragStart: () => setTimeout(() => onChange(true)),
    onDragEnd: () => setTimeout(() => onChange(false)),
  });
  useLayoutEffect(() => {
    handlers.current = {
      drag: dragProps,
      // Not by react-aria's button: it writes a style into the page, which the site's policy refuses.
      start: (target) => dragButtonProps.onPress?.(pressOf(target)),
    };
  });
  const description = dragButtonProps["aria-describedby"];
  useEffect(() => onDescribe(description), [description, onDescribe]);
  return null;
}

export interface Target {
  onMove: (from: Place, id: string) => void;
}

export type DropHandlers = Pick<Handlers, "onDragEnter" | "onDragOver" | "onDragLeave" | "onDrop">;

interface DropProps extends Target {
  place: RefObject<HTMLElement | null>;
  handlers: RefObject<DropHandlers | null>;
  onChange: (isTarget: boolean) => void;
}

type Let = Place & Pick<Dragged, "id">;

const readDragged = (text: string): Let | null => {
  const { day, at, id } = JSON.parse(text);
  return Number.isInteger(day) && Number.isInteger(at) ? { day, at, id: String(id) } : null;
};

export function DropBehaviour(props: DropProps) {
  return (
    <I18nProvider locale={LANGUAGE_TABLE[useLanguage()].htmlLang}>
      <Drop {...props} />
    </I18nProvider>
  );
}

function Drop({ place, handlers, onMove, onChange }: DropProps) {
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    getDropOperation: (types) => (types.has(ITEM) ? "move" : "cancel"),
    onDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind !== "text" || !item.types.has(ITEM)) continue;
        const dragged = readDragged(await item.getText(ITEM));
        if (dragged) onMove(dragged, dragged.id);
      }
    },
  });
  useLayoutEffect(() => {
    handlers.current = dropProps;
  });
  useEffect(() => onChange(isDropTarget), [isDropTarget, onChange]);
  return null;
}
