import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/** The mark of a window that shows one story on a page of the book, beside others. */
export const FRAME_MARK = "data-story-window";

/** What it tells its frame when the story has come to its end. */
export const STORY_ENDED = "storyended";

/** In such a window a story is by itself, as in a test: it neither moves the page nor hears of others. */
export function standAlone(): void {
  if (!window.frameElement?.hasAttribute(FRAME_MARK)) return;
  stayInPlace();
  keepFocus();
  addons.getChannel().on(STORY_FINISHED, () => {
    window.frameElement?.dispatchEvent(new Event(STORY_ENDED));
  });
  for (const name of ["localStorage", "sessionStorage"] as const) {
    Object.defineProperty(window, name, { value: forgetfulStorage() });
  }
}

function stayInPlace(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** When the next story takes the focus, what this one has opened stays open; who reads may close it. */
function keepFocus(): void {
  let isOver = false;
  addons.getChannel().on(STORY_FINISHED, () => {
    isOver = true;
  });
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, ({ isTrusted }) => {
      if (isTrusted) isOver = false;
    });
  }
  for (const type of ["blur", "focusout"]) {
    window.addEventListener(type, (event) => isOver && event.stopImmediatePropagation(), true);
  }
}

function forgetfulStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
