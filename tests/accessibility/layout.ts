import type { Page } from "@playwright/test";

/**
 * Finds a page that scrolls sideways, text and controls outside the screen, clipped text, and
 * overlapping text. Elements that match the selector are ignored.
 */
export function findMisfits(page: Page, passedOver = ""): Promise<string[]> {
  return page.evaluate((elsewhere) => {
    // A glyph may reach a little beyond its line without being cut.
    const tolerance = 3;
    const faults: string[] = [];
    const root = document.documentElement;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Visually hidden: one pixel is left, for screen readers.
    const isForEars = (element: Element): boolean => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const { width, height } = outer.getBoundingClientRect();
        if (width <= 1 && height <= 1 && getComputedStyle(outer).overflowX !== "visible")
          return true;
      }
      return false;
    };
    // Slides outside the screen are reached by scrolling or by buttons.
    const isInRow = (element: Element): boolean => {
      if (element.closest("[aria-roledescription] [aria-roledescription]")) return true;
      for (let outer = element.parentElement; outer && outer !== document.body; ) {
        const { overflowX } = getComputedStyle(outer);
        if (overflowX === "auto" || overflowX === "scroll") return true;
        outer = outer.parentElement;
      }
      return false;
    };
    const quote = (text: string): string => `“${text.trim().replace(/\s+/g, " ").slice(0, 50)}”`;

    if (root.scrollWidth > root.clientWidth) {
      faults.push(`the page is ${root.scrollWidth} px wide on a screen of ${root.clientWidth} px`);
    }

    const controls = "a, button, input, select, textarea, summary, img, svg";
    for (const control of document.body.querySelectorAll(controls)) {
      if (!isShown(control) || isForEars(control) || isInRow(control)) continue;
      const { left, right } = control.getBoundingClientRect();
      if (left < -1 || right > root.clientWidth + 1) {
        // A picture behind a heading may be wider than the screen if it is clipped on purpose.
        if (/img|svg/.test(control.localName)) continue;
        faults.push(`${control.outerHTML.slice(0, 120)} reaches beyond the screen`);
      }
    }

    interface Line {
      box: DOMRect;
      node: Node;
      isFixed: boolean;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const parent = node.parentElement;
      if (!parent || text.trim() === "" || !isShown(parent) || isForEars(parent)) continue;
      if (/^(script|style|noscript|option)$/.test(parent.localName) || parent.closest("svg"))
        continue;
      if (elsewhere && parent.closest(elsewhere)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (boxes.length === 0 || isInRow(parent)) continue;
      if (boxes.some(({ left, right }) => left < -1 || right > root.clientWidth + 1)) {
        faults.push(`${quote(text)} reaches beyond the screen`);
      }
      let isFixed = false;
      for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        if (/fixed|sticky/.test(style.position)) isFixed = true;
        if (outer === document.body || outer === root) continue;
        const edge = outer.getBoundingClientRect();
        const cutsAcross = /hidden|clip/.test(style.overflowX);
        const cutsDown = /hidden|clip/.test(style.overflowY);
        const isCut = boxes.some(
          (box) =>
            (cutsAcross && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
            (cutsDown && (box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance)),
        );
        if (isCut)
          faults.push(`${quote(text)} is cut off by <${outer.localName} ${outer.className}>`);
      }
      lines.push(...boxes.map((box) => ({ box, node, isFixed })));
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, { box, node, isFixed }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= box.bottom - 2 * tolerance) break;
        const overlap =
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > tolerance &&
          Math.min(box.bottom, other.box.bottom) - other.box.top > box.height / 3;
        if (overlap && other.node !== node && other.isFixed === isFixed) {
          faults.push(
            `${quote(node.textContent ?? "")} lies upon ${quote(other.node.textContent ?? "")}`,
          );
        }
      }
    }
    return faults;
  }, passedOver);
}

/** Running animations and transitions that are not negligibly short. */
export function findMovements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longestInMs = 10;
    const inMs = (list: string): number =>
      Math.max(
        ...list
          .split(",")
          .map((one) => Number.parseFloat(one) * (/ms$/.test(one.trim()) ? 1 : 1000)),
      );
    const faults: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part || null);
        const name = `<${element.localName}${part} class="${element.getAttribute("class")}">`;
        if (style.animationName !== "none" && inMs(style.animationDuration) > longestInMs) {
          faults.push(`${name} would move for ${style.animationDuration}`);
        }
        if (style.transitionProperty !== "none" && inMs(style.transitionDuration) > longestInMs) {
          faults.push(`${name} would change for ${style.transitionDuration}`);
        }
        if (style.scrollBehavior === "smooth") faults.push(`${name} would scroll smoothly`);
      }
    }
    for (const animation of document.getAnimations()) {
      const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number(activeDuration) > longestInMs)
        faults.push(`something moves for ${activeDuration} ms`);
    }
    return [...new Set(faults)];
  });
}
