import { whereIs } from "./finding.ts";
import { type Box, centreOf } from "./geometry.ts";
import type { Line } from "./lines.ts";
import { boxOf, isPainted, topLayer, visibilityOf } from "./visibility.ts";

export type Rgb = [red: number, green: number, blue: number];

/** Text with its colour and its position. */
export interface PaintedWords {
  where: string;
  colour: Rgb;
  /** From 0 to 1. */
  opacity: number;
  isLarge: boolean;
  boxes: Box[];
}

/** https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE = 24;
const LARGE_AND_BOLD = 18.66;
const BOLD = 700;

/** All visible text, also in fields. */
export function paintedWords(lines: Line[]): PaintedWords[] {
  const nodes = new Map<Text, Line[]>();
  for (const line of lines) {
    // Rotated text fills only a part of its box.
    if (line.seen && !isCovered(line) && getComputedStyle(line.element).rotate === "none")
      nodes.set(line.node, [...(nodes.get(line.node) ?? []), line]);
  }
  const words = [...nodes.values()].flatMap((own): PaintedWords[] => {
    const [first] = own;
    if (!first) return [];
    const boxes = own.flatMap(({ seen }) => (seen ? [seen] : []));
    return [describePaint(first.element, getComputedStyle(first.element), boxes)];
  });
  return [...words, ...wordsInFields()];
}

/** Covered by something opaque. */
function isCovered({ element, seen }: Line): boolean {
  if (!seen) return false;
  const { x, y } = centreOf(seen);
  const over = document.elementFromPoint(x - scrollX, y - scrollY);
  if (!over || element.contains(over)) return false;
  for (
    let step: Element | null = over;
    step && !step.contains(element);
    step = step.parentElement
  ) {
    const [, , , alpha] = channelsOf(getComputedStyle(step).backgroundColor);
    if (alpha === 255) return true;
  }
  return false;
}

function wordsInFields(): PaintedWords[] {
  const fields = [...topLayer().querySelectorAll("input, textarea")].filter(isPainted);
  return fields.flatMap((field): PaintedWords[] => {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || !(field.value || field.placeholder)) return [];
    if (/^(?:checkbox|radio|range|color|file)$/.test(field.type)) return [];
    const { box } = visibilityOf(field, innerBox(field));
    const style = getComputedStyle(field, field.value ? null : "::placeholder");
    return box ? [describePaint(field, style, [box])] : [];
  });
}

function innerBox(field: Element): Box {
  const outer = boxOf(field.getBoundingClientRect());
  const style = getComputedStyle(field);
  const edge = (side: string): number =>
    Number.parseFloat(style.getPropertyValue(`padding-${side}`)) +
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
  return {
    left: outer.left + edge("left"),
    top: outer.top + edge("top"),
    right: outer.right - edge("right"),
    bottom: outer.bottom - edge("bottom"),
  };
}

function describePaint(element: Element, style: CSSStyleDeclaration, boxes: Box[]): PaintedWords {
  const [red = 0, green = 0, blue = 0, alpha = 255] = channelsOf(style.color);
  const size = Number.parseFloat(style.fontSize);
  const isBold = Number(style.fontWeight) >= BOLD;
  return {
    where: whereIs(element),
    colour: [red, green, blue],
    opacity: (alpha / 255) * opacityOf(element),
    isLarge: size >= LARGE || (isBold && size >= LARGE_AND_BOLD),
    boxes,
  };
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let step: Element | null = element; step; step = step.parentElement) {
    opacity *= Number(getComputedStyle(step).opacity);
  }
  return opacity;
}

const known = new Map<string, Uint8ClampedArray>();

/** Reads a colour in any notation by painting a pixel. */
function channelsOf(colour: string): Uint8ClampedArray {
  const present = known.get(colour);
  if (present) return present;
  const canvas = new OffscreenCanvas(1, 1);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("This browser cannot paint on a canvas.");
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const { data } = brush.getImageData(0, 0, 1, 1);
  known.set(colour, data);
  return data;
}

const unseen = new CSSStyleSheet();
unseen.replaceSync(
  `*, ::before, ::after, ::placeholder, ::marker {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    transition: none !important;
    caret-color: transparent !important;
  }
  /* The icon of a date field is beside the text. */
  ::-webkit-calendar-picker-indicator {
    visibility: hidden !important;
  }
  :focus-visible, :focus-visible::after {
    outline: none !important;
    box-shadow: none !important;
  }`,
);

/** Hides text and focus rings, to take a screenshot of the background alone. */
export function hideText(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unseen];
}

export function showText(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unseen);
}
