// In a matrix of states each state of a control looks otherwise than at rest.

/** What a visitor sees of a state. */
const SEEN = [
  "backgroundColor",
  "backgroundImage",
  "borderTopColor",
  "borderTopWidth",
  "borderBottomColor",
  "boxShadow",
  "color",
  "filter",
  "fontWeight",
  "opacity",
  "outlineColor",
  "outlineStyle",
  "outlineWidth",
  "scale",
  "textDecorationColor",
  "textDecorationLine",
  "textDecorationStyle",
  "textDecorationThickness",
  "translate",
] as const;

const lookOf = (element: Element, pseudo?: string): string => {
  const style = getComputedStyle(element, pseudo);
  return SEEN.map((property) => style[property]).join(" ");
};

/** An element with all that it contains, and what surrounds it in its cell: a label has the ring of its box. */
const lookOfCell = (cell: Element): string =>
  [...cell.querySelectorAll("*")]
    .map((element) =>
      [undefined, "::before", "::after"].map((pseudo) => lookOf(element, pseudo)).join(),
    )
    .join("\n");

/** Where a press does nothing more, and fields: their caret shows where one types. */
const NEEDS_NO_HOVER =
  "input, textarea, [aria-disabled=true], [aria-busy=true], [aria-pressed=true], [aria-current]";

/** "On quiet: main, hover" for each cell that looks as its neighbour at rest. */
export function findEqualStates(root: Element): string[] {
  return [...root.querySelectorAll("tr")].flatMap((row) => {
    const states = [...row.querySelectorAll("[data-shown]")];
    const rest = states.find(
      ({ dataset }: Element & { dataset?: DOMStringMap }) => dataset?.shown === "rest",
    );
    const cells = new Map(states.map((element) => [element, element.closest("td")]));
    const cellAtRest = rest && cells.get(rest);
    if (!rest || !cellAtRest) return [];
    const look = lookOfCell(cellAtRest);
    const ground = row.closest("table")?.querySelector("thead th")?.textContent?.trim();
    return states.flatMap((element) => {
      const state = element.getAttribute("data-shown");
      const cell = cells.get(element);
      if (element === rest || !cell || (state !== "focus" && element.matches(NEEDS_NO_HOVER)))
        return [];
      return lookOfCell(cell) === look
        ? [`${ground}: ${row.querySelector("th")?.textContent?.trim()}, ${state}`]
        : [];
    });
  });
}
