import { PENDING } from "./pageState.ts";

declare global {
  interface Window {
    /** Set by src/runtime/inline/start.ts; not in `npm run develop`. */
    ___start?: {
      /** Ends capturing and gives the captured events; removes the degraded parts of the page. */
      take(): Map<Element, CapturedValue>;
    };
  }
}

/** A click (null), a checkbox, or the value of a field. */
type CapturedValue = null | boolean | string;

let captured = new Map<Element, CapturedValue>();

/** Called when hydration begins: React handles events from then on. */
export function takeCapturedEvents(): void {
  captured = window.___start?.take() ?? captured;
}

/**
 * React tracks a field's value and ignores input events without a change. So the field is emptied first, and the
 * visitor's value is set with the browser's own setter, which React does not track.
 */
function replayInput(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const ofBrowser = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  const place = field.selectionStart;
  field.value = "";
  ofBrowser?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (place !== null) field.setSelectionRange(place, place);
}

function replayCheckbox(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

function replaySelect(menu: HTMLSelectElement, value: string): void {
  menu.value = value;
  menu.dispatchEvent(new Event("change", { bubbles: true }));
}

function replay(element: Element, act: CapturedValue): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return;
  element.removeAttribute(PENDING);
  const isInput = element instanceof HTMLInputElement;
  if (act === null) element.click();
  else if (typeof act === "boolean") isInput && replayCheckbox(element, act);
  else if (element instanceof HTMLSelectElement) replaySelect(element, act);
  else if (isInput || element instanceof HTMLTextAreaElement) replayInput(element, act);
}

/** Replays clicks and input from before hydration, one after the other. */
export async function replayEvents(): Promise<void> {
  for (const [element, act] of captured) {
    // React renders the change before the next event.
    await new Promise((done) => setTimeout(done));
    replay(element, act);
  }
  captured.clear();
}
