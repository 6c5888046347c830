import { LANGUAGE_STORAGE_KEY } from "../../../i18n/preference.ts";

/** What is pressed (null), ticked and typed before the page listens is held until it does (src/runtime/replayEvents.ts). */
export type CapturedEvents = Map<Element, null | boolean | string>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input,textarea,select";

export const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches(FIELDS);

export const isLink = (pressed: Element): pressed is HTMLAnchorElement => "href" in pressed;

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** Whether somebody has filled it in otherwise than it came. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = field.querySelector<HTMLOptionElement>("[selected]") ?? field.options[0];
    return field.value !== first?.value;
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** A link to another language carries along where the visitor is, as it will later. */
function keepLanguageChoice(link: HTMLAnchorElement): void {
  try {
    localStorage[LANGUAGE_STORAGE_KEY] = link.hreflang;
  } catch {
    // Blocked or full.
  }
  link.search = location.search;
  link.hash = location.hash;
}

/** Holds what is done until the signal comes. */
export function captureEvents(held: CapturedEvents, signal: AbortSignal): void {
  const settings = { capture: true, signal };
  const hold = (field: unknown): void => {
    if (isField(field)) held.set(field, isBox(field) ? field.checked : field.value);
  };
  document.addEventListener("input", ({ target }) => hold(target), settings);
  // What a browser filled in by itself, or the visitor before this script came.
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) hold(field);
  const press = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const toLanguage = target.closest<HTMLAnchorElement>("a[hreflang]");
    if (toLanguage) keepLanguageChoice(toLanguage);
    // Buttons, and links that say so. A form that leads to a page works by itself.
    const pressed = target.closest<HTMLButtonElement | HTMLAnchorElement>("button,[data-enhanced]");
    const isForElsewhere =
      event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!pressed || isForElsewhere) return;
    if (isLink(pressed)) event.preventDefault();
    else if (pressed.form?.method === "get") return;
    held.set(pressed, null);
    pressed.dataset.pending = "";
  };
  document.addEventListener("click", press, settings);
}
