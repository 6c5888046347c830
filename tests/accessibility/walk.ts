import type { Page } from "@playwright/test";

/** The focus after one more key press. */
interface Step {
  /** Index in the tab order; -1 once the focus has left the page. */
  stop: number;
  name: string;
  faults: string[];
}

export interface Walk {
  stops: number;
  faults: string[];
}

declare global {
  interface Window {
    walk?: {
      stops: Element[];
      last: Element | null;
      /** The styles of the last stop and its parts while it had the focus. */
      rings: string[];
    };
  }
}

const MOST_STOPS = 1000;

/** A date field has several stops: day, month, year and the calendar. */
const MOST_PARTS = 5;

/** Describes the element that has the focus; runs in the page. */
async function describeFocus(): Promise<Step> {
  const patienceInMs = 500;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // Styles have changed after a frame.
  await frame();
  await frame();
  window.walk ??= { stops: [], last: null, rings: [] };
  const { walk } = window;
  const faults: string[] = [];
  const nameOf = (element: Element): string => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const id = element.getAttribute("id") ?? element.getAttribute("href") ?? "";
    return `<${element.localName} ${id}> “${words.trim().replace(/\s+/g, " ").slice(0, 50)}”`;
  };
  const labelOf = (element: Element): Element | null =>
    element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  // The focus ring may be on the element, its parts, its label or a parent.
  const ringOf = (element: Element): string =>
    [element, element.parentElement, element.nextElementSibling, labelOf(element)]
      .flatMap((near) =>
        near
          ? ["", "::before", "::after"].map((part) => {
              const style = getComputedStyle(near, part || null);
              const outline =
                style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) === 0
                  ? "none"
                  : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
              return `${outline} ${style.boxShadow}`;
            })
          : [],
      )
      .join("|");
  // A visually hidden field is represented by its label.
  const shownOf = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 ? element : (labelOf(element) ?? element);
  };

  const element = document.activeElement;
  const previous = walk.last;
  const plain = previous && previous !== element ? ringOf(previous) : undefined;
  if (previous && walk.rings.every((ring) => ring === plain)) {
    faults.push(`${nameOf(previous)} does not show that it has the focus`);
  }
  if (!element || element === document.body || element === document.documentElement) {
    walk.last = null;
    return { stop: -1, name: "", faults };
  }
  const name = nameOf(element);
  const shown = shownOf(element);
  const isSeen = (): boolean => {
    const box = [...shown.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box || !shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return false;
    // It may be covered partly, but not completely.
    const shares = [0.1, 0.5, 0.9];
    return shares.some((across) =>
      shares.some((down) => {
        const hit = document.elementFromPoint(
          box.x + box.width * across,
          box.y + box.height * down,
        );
        return hit !== null && (shown.contains(hit) || labelOf(element)?.contains(hit) === true);
      }),
    );
  };
  // A carousel scrolls it into view a moment later.
  for (const start = performance.now(); !isSeen() && performance.now() - start < patienceInMs; ) {
    await frame();
  }
  if (!isSeen()) faults.push(`${name} has the focus and cannot be seen`);
  if (element instanceof HTMLElement && element.tabIndex > 0) {
    faults.push(`${name} asks for a place in the order by itself`);
  }
  const isNew = !walk.stops.includes(element);
  if (isNew && previous) {
    if (!(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      faults.push(`${name} comes after ${nameOf(previous)}, but is written before it`);
    }
    const here = shown.getBoundingClientRect();
    const there = shownOf(previous).getBoundingClientRect();
    // What stands aside is a column of its own, whose end may lie below the beginning of the text;
    // on the map places follow each other down the river, which winds.
    const isOnMap = element.closest("li[style]") && previous.closest("li[style]");
    const isOfOneColumn = !isOnMap && element.closest("aside") === previous.closest("aside");
    // Above what came before, and not in a column further along the line.
    if (isOfOneColumn && here.bottom <= there.top && here.left < there.right) {
      faults.push(`${name} comes after ${nameOf(previous)}, but is shown above it`);
    }
  }
  if (isNew) walk.stops.push(element);
  walk.rings = previous === element ? [...walk.rings, ringOf(element)] : [ringOf(element)];
  walk.last = element;
  return { stop: walk.stops.indexOf(element), name, faults };
}

/** Controls that the keyboard has not reached; runs in the page. */
function findUnreached(): string[] {
  const usable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex^='-'])";
  return [...document.querySelectorAll(usable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element instanceof HTMLElement && element.tabIndex < 0))
    .filter((element) => !element.closest("[inert]") && !window.walk?.stops.includes(element))
    .map((element) => `${element.outerHTML.slice(0, 120)} is never reached`);
}

/** Tabs through the page until the focus leaves it, then all the way back. */
export async function walkThrough(page: Page): Promise<Walk> {
  const faults: string[] = [];
  let stops = 0;
  const press = async (key: string): Promise<Step> => {
    await page.keyboard.press(key);
    const step = await page.evaluate(describeFocus);
    faults.push(...step.faults);
    return step;
  };
  let parts = 0;
  for (;;) {
    const { stop, name } = await press("Tab");
    parts = stop === stops - 1 && stop >= 0 ? parts + 1 : 0;
    if (parts > 0 && parts < MOST_PARTS) continue;
    // It left the page, or went round to the first one.
    if (stop < stops) {
      if (stop > 0) faults.push(`${name} leads back: there is no way out`);
      break;
    }
    stops += 1;
    if (stops > MOST_STOPS) {
      faults.push(`after ${name} there is no end`);
      break;
    }
  }
  faults.push(...(await page.evaluate(findUnreached)));
  parts = 0;
  for (let expected = stops - 1; expected >= 0; ) {
    const { stop, name } = await press("Shift+Tab");
    parts = stop === expected + 1 ? parts + 1 : 0;
    if (stop === expected) {
      expected -= 1;
    } else if (parts === 0 || parts >= MOST_PARTS) {
      faults.push(`the way back comes to ${name || "no stop"} and not to number ${expected + 1}`);
      break;
    }
  }
  return { stops, faults };
}
