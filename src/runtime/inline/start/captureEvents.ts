import { LANGUAGE_STORAGE_KEY } from "../../../i18n/preference.ts";
import { ENHANCED, PENDING } from "../../pageState.ts";

/** Clicks (null), checkboxes and text from before hydration, to be replayed after it (src/runtime/replayEvents.ts). */
export type CapturedEvents = Map<Element, null | boolean | string>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input,textarea,select";

export const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches(FIELDS);

export const isLink = (pressed: Element): pressed is HTMLAnchorElement => "href" in pressed;

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** Whether its value differs from the HTML. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = field.querySelector<HTMLOptionElement>("[selected]") ?? field.options[0];
    return field.value !== first?.value;
  }
  return isCheckbox(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Stores the chosen language and keeps query and hash, as the hydrated link does. */
function keepLanguageChoice(link: HTMLAnchorElement): void {
  try {
    localStorage[LANGUAGE_STORAGE_KEY] = link.hreflang;
  } catch {
    // Blocked or full.
  }
  link.search = location.search;
  link.hash = location.hash;
}

/** Captures events until the signal aborts. */
export function captureEvents(captured: CapturedEvents, signal: AbortSignal): void {
  const settings = { capture: true, signal };
  const captureField = (field: unknown): void => {
    if (isField(field)) captured.set(field, isCheckbox(field) ? field.checked : field.value);
  };
  document.addEventListener("input", ({ target }) => captureField(target), settings);
  // Filled in by the browser, or by the visitor before this script ran.
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (isChanged(field)) captureField(field);
  const press = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const toLanguage = target.closest<HTMLAnchorElement>("a[hreflang]");
    if (toLanguage) keepLanguageChoice(toLanguage);
    // Buttons, and enhanced links. A form with method=get works without script.
    const pressed = target.closest<HTMLButtonElement | HTMLAnchorElement>(`button,[${ENHANCED}]`);
    const isForElsewhere =
      event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!pressed || isForElsewhere) return;
    if (isLink(pressed)) event.preventDefault();
    else if (pressed.form?.method === "get") return;
    captured.set(pressed, null);
    pressed.setAttribute(PENDING, "");
  };
  document.addEventListener("click", press, settings);
}
