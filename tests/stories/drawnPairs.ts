import { LOW_PAIRS, PAIRS } from "../../design-tokens/pairs.ts";
import { channels } from "../../design-tokens/primitives/oklab.ts";
import type { Roles } from "../../design-tokens/semantic.ts";

// Looks at what is drawn: every colour of words, icons and edges of controls on its ground is in the table of pairs.

const CONTROLS = "button, input, select, textarea, summary, [role=tab], [role=spinbutton]";

/** "#0b3f45" => "rgb(11, 63, 69)", as browsers say it; what shines through is taken as if it did not. */
const written = (hex: string): string =>
  `rgb(${channels(hex.slice(0, 7))
    .map((channel) => Math.round(channel * 255))
    .join(", ")})`;

/** The colours that a theme may put on each other, "front on ground", with all roles that have them. */
function listedPairs(roles: Roles): Set<string> {
  const colours = new Map(
    Object.entries(roles).flatMap(([group, members]) =>
      Object.entries(members).map(([name, hex]): [string, string] => [
        `${group}.${name}`,
        written(hex),
      ]),
    ),
  );
  const pairs = [
    ...PAIRS.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const)),
    ...LOW_PAIRS.map(({ front, ground }) => [front, ground] as const),
  ];
  return new Set(pairs.map(([front, ground]) => `${colours.get(front)} on ${colours.get(ground)}`));
}

const coloursOf = (roles: Roles): Set<string> =>
  new Set(Object.values(roles).flatMap((members) => Object.values<string>(members).map(written)));

/** The colour behind an element; null where it is a picture or shines through. */
function groundOf(element: Element | null): string | null {
  if (!element) return null;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  if (backgroundImage !== "none" || opacity !== "1") return null;
  if (backgroundColor === "rgba(0, 0, 0, 0)") return groundOf(element.parentElement);
  return backgroundColor.startsWith("rgb(") ? backgroundColor : null;
}

/** Positioned elements may lie on anything, and what is hidden on nothing. */
function isInPlace(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { position, clipPath } = getComputedStyle(one);
    if (position === "absolute" || position === "fixed" || clipPath !== "none") return false;
    if (one.matches("dialog, [popover]")) return true;
  }
  return true;
}

const hasWords = (element: Element): boolean =>
  element.matches("svg") ||
  [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
    Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
  );

/** The colours that an element draws on others: of its words, and of its edge if it is a control. */
function frontsOf(element: Element): { front: string; grounds: (string | null)[] }[] {
  const { color, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
  const hasEdge =
    element.matches(CONTROLS) && borderTopStyle === "solid" && borderTopWidth !== "0px";
  return [
    ...(hasWords(element) ? [{ front: color, grounds: [groundOf(element)] }] : []),
    // An edge is seen from outside or from inside.
    ...(hasEdge
      ? [{ front: borderTopColor, grounds: [element.parentElement, element].map(groundOf) }]
      : []),
  ];
}

/** Pairs of two roles' colours that are drawn below `root` and not in the table. */
export function findUnlistedPairs(root: Element, roles: Roles): string[] {
  const listed = listedPairs(roles);
  const known = coloursOf(roles);
  const isKnown = (colour: string | null): boolean => colour !== null && known.has(colour);
  const found = [...root.querySelectorAll("*")].filter(isInPlace).flatMap((element) =>
    frontsOf(element).flatMap(({ front, grounds }) => {
      if (!isKnown(front) || !grounds.every(isKnown)) return [];
      const pairs = grounds.map((ground) => `${front} on ${ground}`);
      const isListed = pairs.some((pair) => listed.has(pair)) || grounds.includes(front);
      return isListed ? [] : [`${pairs.join(" or ")}: ${element.outerHTML.slice(0, 90)}`];
    }),
  );
  return [...new Set(found)];
}
