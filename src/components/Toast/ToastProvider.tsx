import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import * as styles from "./Toast.css.ts";
import { Toast, type ToastAction } from "./Toast.tsx";
import { useRoomForBar } from "./useRoomForBar.ts";

/** Twice as long as most people need: six seconds, and 120 milliseconds a letter. */
const timeToRead = (message: string): number => 6000 + 120 * message.length;

interface ToastContent {
  /** One sentence: "The program is on your list." */
  message: string;
  /** "done" has a tick, "noted" an i in a circle. */
  tone?: "done" | "noted";
  /** A toast with an action stays until it is closed. */
  action?: ToastAction;
}

interface ShownToast extends ToastContent {
  id: number;
}

interface Toasts {
  /** Shows a message: show({ message: "The link is copied." }) */
  show: (toast: ToastContent) => void;
  /** Closes all of them, such as before another page. */
  closeAll: () => void;
}

const ToastsContext = createContext<Toasts | null>(null);

/** const { show } = useToasts(), below a ToastProvider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts)
    throw new Error("useToasts() was called outside a ToastProvider: put one around it.");
  return toasts;
}

interface Props {
  /** Name of the region of toasts: "Notifications". */
  label: string;
  /** Name of the button that closes a toast: "Close". */
  closeLabel: string;
  /** All of the page. */
  children: ReactNode;
}

/** Shows the toasts of everything in it. Once on a page. */
export function ToastProvider({ label, closeLabel, children }: Props) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const api = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        lastId.current += 1;
        const shown = { ...toast, id: lastId.current };
        setToasts((others) => [...others, shown]);
      },
      closeAll: () => setToasts([]),
    }),
    [],
  );
  const close = (id: number): void =>
    setToasts((others) => others.filter((other) => other.id !== id));
  return (
    <ToastsContext value={api}>
      {children}
      <Region label={label} closeLabel={closeLabel} toasts={toasts} onClose={close} />
    </ToastsContext>
  );
}

interface RegionProps {
  label: string;
  closeLabel: string;
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

function Region({ label, closeLabel, toasts, onClose }: RegionProps) {
  const region = useRef<HTMLElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const id = useId();
  const isAny = toasts.length > 0;
  useRoomForBar(region, isAny);

  /** Returns the focus first, if it is in the toast, to where it was before. */
  const close = (toast: ShownToast): void => {
    const element = document.getElementById(`${id}-${toast.id}`);
    if (element?.contains(document.activeElement)) lastFocused.current?.focus();
    // The last one goes without a sign that pointer and focus have left it.
    if (toasts.length === 1) {
      setHovered(false);
      setFocused(false);
    }
    onClose(toast.id);
  };

  const handleFocus = ({ relatedTarget }: FocusEvent): void => {
    setFocused(true);
    const isFromOutside = !region.current?.contains(relatedTarget);
    if (isFromOutside)
      lastFocused.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const handleBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!region.current?.contains(relatedTarget)) setFocused(false);
  };

  useEscape(isAny, () => {
    const focused = toasts.find((toast) =>
      document.getElementById(`${id}-${toast.id}`)?.contains(document.activeElement),
    );
    const closed = focused ?? toasts.at(-1);
    if (closed) close(closed);
  });

  return (
    // Named, and so a landmark, only while there is something in it.
    <section
      ref={region}
      className={styles.region}
      aria-label={isAny ? label : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {/* In the page before its words: only then do screen readers say them. */}
      <div className={styles.list} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Entry
            key={toast.id}
            id={`${id}-${toast.id}`}
            toast={toast}
            closeLabel={closeLabel}
            isStopped={isHovered || isFocused}
            onClose={() => close(toast)}
          />
        ))}
      </div>
    </section>
  );
}

/** Escape anywhere, unless something else closes by it. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOn) return;
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (!document.querySelector("dialog[open]")) latest.current();
    };
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [isOn]);
}

interface EntryProps {
  id: string;
  toast: ShownToast;
  closeLabel: string;
  /** While it is pointed at or has the focus. Its time begins anew afterwards. */
  isStopped: boolean;
  onClose: () => void;
}

function Entry({ id, toast, closeLabel, isStopped, onClose }: EntryProps) {
  const { message, tone, action } = toast;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const isTimed = !action && !isStopped;
  useEffect(() => {
    if (!isTimed) return;
    const timer = window.setTimeout(() => latest.current(), timeToRead(message));
    return () => window.clearTimeout(timer);
  }, [isTimed, message]);
  return (
    <div id={id}>
      <Toast {...{ tone, message, action, closeLabel, onClose }} />
    </div>
  );
}
