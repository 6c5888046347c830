declare global {
  interface Window {
    /** Of the script that begins all others (src/runtime/inline/start.ts); not in `npm run develop`. */
    ___start?: {
      /** The page listens from now on: gives back what was done before, and what the page had put in. */
      take(): Map<Element, EarlyAct>;
    };
  }
}

/** What is replayed after hydration: a press (null), a tick, or what was typed or chosen. */
type EarlyAct = null | boolean | string;

let held = new Map<Element, EarlyAct>();

/** Called when React begins to take the page over, which answers by itself from then on. */
export function takeEarly(): void {
  held = window.___start?.take() ?? held;
}

/**
 * React knows a field's value by what was set, and takes what is there when it comes for known: so the
 * value is set to another first, and then to the visitor's past React.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const ofBrowser = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  const place = field.selectionStart;
  field.value = "";
  ofBrowser?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (place !== null) field.setSelectionRange(place, place);
}

function tickAgain(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

function chooseAgain(menu: HTMLSelectElement, value: string): void {
  menu.value = value;
  menu.dispatchEvent(new Event("change", { bubbles: true }));
}

function doAgain(element: Element, act: EarlyAct): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return;
  delete element.dataset.held;
  const isInput = element instanceof HTMLInputElement;
  if (act === null) element.click();
  else if (typeof act === "boolean") isInput && tickAgain(element, act);
  else if (element instanceof HTMLSelectElement) chooseAgain(element, act);
  else if (isInput || element instanceof HTMLTextAreaElement) typeAgain(element, act);
}

/** The page listens: what was pressed, ticked and typed before counts now, one after the other. */
export async function doEarlyAgain(): Promise<void> {
  for (const [element, act] of held) {
    // React draws what one act has changed before the next comes.
    await new Promise((done) => setTimeout(done));
    doAgain(element, act);
  }
  held.clear();
}
