import {
  createContext,
  type DragEventHandler,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../components/Icon/Icon.tsx";
import * as styles from "./Arranging.css.ts";
import type { Dragged, DragHandlers, DropHandlers, Target } from "./dragging.tsx";

// Dragging, by pointer, by finger and by keyboard. What does it is loaded when the days are pointed at or have the
// focus; it works on the same elements, so that nothing is drawn anew and no focus is lost.

type Tools = Pick<typeof import("./dragging.tsx"), "DragBehaviour" | "DropBehaviour">;

interface Dragging {
  tools: Tools | null;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
}

const DraggingContext = createContext<Dragging>({ tools: null, isOn: false, setOn: () => {} });

/** Around all that can be dragged, and where it can go. */
export function DragArea({ children }: { children: ReactNode }) {
  const [tools, setTools] = useState<Tools | null>(null);
  const [isOn, setOn] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const done = new AbortController();
    // Without it, buttons do the same: a failure is tried again with the next touch.
    const load = (): void => {
      import(/* webpackChunkName: "later-dragging" */ "./dragging.tsx").then(
        ({ DragBehaviour, DropBehaviour }) => {
          done.abort();
          setTools({ DragBehaviour, DropBehaviour });
        },
        () => undefined,
      );
    };
    for (const intent of ["pointerover", "focusin", "touchstart"]) {
      area.current?.addEventListener(intent, load, { passive: true, signal: done.signal });
    }
    return () => done.abort();
  }, []);
  const dragging = useMemo(() => ({ tools, isOn, setOn }), [tools, isOn]);
  return (
    <DraggingContext value={dragging}>
      <div ref={area}>{children}</div>
    </DraggingContext>
  );
}

interface DraggableProps extends Dragged {
  /** "Drag Ilok" */
  label: string;
  className: string;
  /** Given the handle by which it is dragged. */
  children: (handle: ReactNode) => ReactNode;
}

/** Where the pointer is on the picture of what is dragged, in pixels. */
const HELD_AT = 24;

export function Draggable({ place, id, title, label, className, children }: DraggableProps) {
  const { tools, setOn } = useContext(DraggingContext);
  const dragged = useRef<HTMLDivElement>(null);
  const handlers = useRef<DragHandlers>(null);
  const [described, setDescribed] = useState<string>();
  const [isDragging, setDragging] = useState(false);
  const begin: DragEventHandler<HTMLElement> = (event) => {
    if (dragged.current) event.dataTransfer.setDragImage(dragged.current, HELD_AT, HELD_AT);
    handlers.current?.drag.onDragStart?.(event);
  };
  /** Pressed before dragging is loaded. */
  const waiting = useRef<Element>(null);
  const start = (target: Element): void => {
    if (!handlers.current) {
      waiting.current = target;
      return;
    }
    // At once: the first place where it can go takes the focus.
    flushSync(() => setOn(true));
    handlers.current.start(target);
  };
  useEffect(() => {
    const target = waiting.current;
    waiting.current = null;
    if (!tools || !target || target !== document.activeElement) return;
    setOn(true);
    requestAnimationFrame(() => handlers.current?.start(target));
  }, [tools, setOn]);
  const holdEnter = (event: KeyboardEvent): void => {
    // The same key lets go: the drag begins once it is released.
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <div ref={dragged} className={className} data-dragging={isDragging ? "" : undefined}>
      {tools && (
        <tools.DragBehaviour
          {...{ place, id, title, handlers, onDescribe: setDescribed }}
          onChange={(isOn) => {
            setDragging(isOn);
            setOn(isOn);
          }}
        />
      )}
      {children(
        <span className={styles.handle}>
          {/* Apart from the button: Firefox does not drag one. */}
          <span
            className={styles.grip}
            aria-hidden="true"
            draggable={tools !== null}
            onDragStart={begin}
            onDrag={(event) => handlers.current?.drag.onDrag?.(event)}
            onDragEnd={(event) => handlers.current?.drag.onDragEnd?.(event)}
          >
            <Icon name="drag" />
          </span>
          <button
            type="button"
            className={styles.start}
            aria-label={label}
            aria-describedby={described}
            onKeyDown={holdEnter}
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

interface DropPlaceProps extends Target {
  /** "Day 2, before Ilok" */
  label: string;
  /** "between" lies over the line above an item, "area" is a day or the shelf with nothing on it. */
  form?: "between" | "area";
  children?: ReactNode;
}

export function DropPlace({ label, form = "between", onMove, children }: DropPlaceProps) {
  const { tools, isOn } = useContext(DraggingContext);
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef<DropHandlers>(null);
  const [isTarget, setTarget] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button while something is dragged
    <div
      ref={place}
      className={styles.place({ form, isOn, isTarget })}
      onDragEnter={(event) => handlers.current?.onDragEnter?.(event)}
      onDragOver={(event) => handlers.current?.onDragOver?.(event)}
      onDragLeave={(event) => handlers.current?.onDragLeave?.(event)}
      onDrop={(event) => handlers.current?.onDrop?.(event)}
      {...(isOn ? { role: "button", "aria-label": label, tabIndex: -1 } : {})}
    >
      {tools && <tools.DropBehaviour {...{ place, handlers, onMove }} onChange={setTarget} />}
      {children}
    </div>
  );
}
