import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/** Marks the iframe of a single story on a documentation page. */
export const STORY_FRAME_ATTRIBUTE = "data-story-window";

/** The event that the iframe gets when the story has finished. */
export const STORY_ENDED = "storyended";

/**
 * In such an iframe a story does not scroll the page, and shares neither focus nor storage with
 * others.
 */
export function isolateStory(): void {
  if (!window.frameElement?.hasAttribute(STORY_FRAME_ATTRIBUTE)) return;
  preventScrolling();
  keepFocus();
  addons.getChannel().on(STORY_FINISHED, () => {
    window.frameElement?.dispatchEvent(new Event(STORY_ENDED));
  });
  for (const name of ["localStorage", "sessionStorage"] as const) {
    Object.defineProperty(window, name, { value: createMemoryStorage() });
  }
}

function preventScrolling(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/**
 * When the next story takes the focus, what this one has opened stays open until the reader closes
 * it.
 */
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

function createMemoryStorage(): Storage {
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
