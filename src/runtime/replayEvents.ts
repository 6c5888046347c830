declare global {
  interface Window {
    /** Of the script that begins all others (src/runtime/inline/start.ts); not in `npm run develop`. */
    ___start?: {
      /** The page listens from now on: gives back what was done before, and what the page had put in. */
      take(): Map<Element, CapturedValue>;
    };
  }
}

/** What is replayed after hydration: a press (null), a tick, or what was typed or chosen. */
type CapturedValue = null | boolean | string;

let captured = new Map<Element, CapturedValue>();

/** Called when React begins to take the page over, which answers by itself from then on. */
export function takeCapturedEvents(): void {
  captured = window.___start?.take() ?? captured;
}

/**
 * React knows a field's value by what was set, and takes what is there when it comes for known: so the
 * value is set to another first, and then to the visitor's past React.
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
  delete element.dataset.pending;
  const isInput = element instanceof HTMLInputElement;
  if (act === null) element.click();
  else if (typeof act === "boolean") isInput && replayCheckbox(element, act);
  else if (element instanceof HTMLSelectElement) replaySelect(element, act);
  else if (isInput || element instanceof HTMLTextAreaElement) replayInput(element, act);
}

/** The page listens: what was pressed, ticked and typed before counts now, one after the other. */
export async function replayEvents(): Promise<void> {
  for (const [element, act] of captured) {
    // React draws what one act has changed before the next comes.
    await new Promise((done) => setTimeout(done));
    replay(element, act);
  }
  captured.clear();
}
