import {
  createContext,
  type DragEventHandler,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from "react";
import { useDrag } from "react-aria/useDrag";
import { useDrop } from "react-aria/useDrop";
import type { PressEvent } from "react-aria/usePress";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { Place } from "../../journey/arrange.ts";
import * as styles from "./Arranging.css.ts";

// Dragging, by pointer, by finger and by keyboard; react-aria announces each step.

const ITEM = "application/x-journey-item";

interface Dragging {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
}

const DraggingContext = createContext<Dragging>({ isOn: false, setOn: () => {} });

/** Around all that can be dragged, and where it can go. */
export function DragArea({ children }: { children: ReactNode }) {
  const [isOn, setOn] = useState(false);
  return <DraggingContext value={{ isOn, setOn }}>{children}</DraggingContext>;
}

interface DraggableProps {
  place: Place;
  title: string;
  /** "Drag Ilok" */
  label: string;
  className: string;
  /** Given the handle by which it is dragged. */
  children: (handle: ReactNode) => ReactNode;
}

/** Where the pointer is on the picture of what is dragged, in pixels. */
const HELD_AT = 24;

export function Draggable({ place, title, label, className, children }: DraggableProps) {
  const { setOn } = useContext(DraggingContext);
  const dragged = useRef<HTMLDivElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [ITEM]: JSON.stringify(place), "text/plain": title }],
    getAllowedDropOperations: () => ["move"],
    // A page that changes while a drag begins would end it.
    onDragStart: () => setTimeout(() => setOn(true)),
    onDragEnd: () => setTimeout(() => setOn(false)),
  });
  const drag: DragEventHandler<HTMLElement> = (event) => {
    if (dragged.current) event.dataTransfer.setDragImage(dragged.current, HELD_AT, HELD_AT);
    dragProps.onDragStart?.(event);
  };
  // Not react-aria's button: it writes a style into the page, which the site's policy refuses.
  const start = (target: Element): void => dragButtonProps.onPress?.(pressOf(target));
  return (
    <div ref={dragged} className={className} data-dragging={isDragging ? "" : undefined}>
      {children(
        <span className={styles.handle}>
          {/* Apart from the button: Firefox does not drag one. */}
          <span {...dragProps} onDragStart={drag} className={styles.grip} aria-hidden="true">
            <Icon name="drag" />
          </span>
          <button
            type="button"
            className={styles.start}
            aria-label={label}
            aria-describedby={dragButtonProps["aria-describedby"]}
            onKeyDown={(event) => {
              // The same key lets go: the drag begins once it is released.
              if (event.key === "Enter") event.preventDefault();
            }}
            onKeyUp={({ key, currentTarget }) => {
              if (key === "Enter") start(currentTarget);
            }}
            onClick={({ currentTarget }) => start(currentTarget)}
          />
        </span>,
      )}
    </div>
  );
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

interface DropPlaceProps {
  /** "Day 2, before Ilok" */
  label: string;
  /** "between" lies over the line above an item, "area" is a day or the shelf with nothing on it. */
  form?: "between" | "area";
  onMove: (from: Place) => void;
  children?: ReactNode;
}

const placeIn = (text: string): Place | null => {
  const { day, at } = JSON.parse(text);
  return Number.isInteger(day) && Number.isInteger(at) ? { day, at } : null;
};

export function DropPlace({ label, form = "between", onMove, children }: DropPlaceProps) {
  const { isOn } = useContext(DraggingContext);
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(ITEM) ? "move" : "cancel"),
    onDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind !== "text" || !item.types.has(ITEM)) continue;
        const from = placeIn(await item.getText(ITEM));
        if (from) onMove(from);
      }
    },
  });
  return (
    <div
      {...dropProps}
      ref={ref}
      className={styles.place({ form, isOn, isTarget: isDropTarget })}
      {...(isOn ? { role: "button", "aria-label": label, tabIndex: -1 } : {})}
    >
      {children}
    </div>
  );
}
