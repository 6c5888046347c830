import { type Finding, whereIs } from "./finding.ts";
import type { Line } from "./lines.ts";

/** Where items of a row begin at the same upper edge, and not at the same baseline. */
const AT_THE_TOP = ["normal", "stretch", "start", "flex-start"];
const TOLERANCE = 2;

const pen = document.createElement("canvas").getContext("2d");

/** Words of two sizes beside each other stand on the same line. */
export function findUnevenBaselines(lines: Line[]): Finding[] {
  const rows = [...document.querySelectorAll("main *, footer *")].filter(isRow);
  return rows.flatMap((row): Finding[] => {
    const baselines = [...row.children].flatMap((item) => baselineOf(item, lines));
    const [first] = baselines;
    const other = baselines.find(
      ({ size, top, baseline }) =>
        first &&
        size !== first.size &&
        Math.abs(top - first.top) < size &&
        Math.abs(baseline - first.baseline) > TOLERANCE,
    );
    if (!first || !other) return [];
    const distance = Math.abs(other.baseline - first.baseline).toFixed(1);
    const what = `has words of ${first.size} and ${other.size} px whose baselines are ${distance} px apart`;
    return [{ rule: "baseline", where: whereIs(row), what }];
  });
}

function isRow(element: Element): boolean {
  const { display, flexDirection, alignItems } = getComputedStyle(element);
  return display.endsWith("flex") && flexDirection === "row" && AT_THE_TOP.includes(alignItems);
}

/** The baseline of an item that is one line of plain words. */
function baselineOf(item: Element, lines: Line[]) {
  const own = lines.filter(({ element }) => item.contains(element));
  const [line] = own;
  const { alignSelf, borderTopWidth, paddingTop } = getComputedStyle(item);
  const isPlain = borderTopWidth === "0px" && paddingTop === "0px";
  if (!line || own.length > 1 || !isPlain || !["auto", ...AT_THE_TOP].includes(alignSelf))
    return [];
  const { font, fontSize } = getComputedStyle(line.element);
  if (!pen) return [];
  pen.font = font;
  const { top } = line.box;
  return [
    {
      size: Math.round(Number.parseFloat(fontSize)),
      top,
      baseline: top + pen.measureText("x").fontBoundingBoxAscent,
    },
  ];
}
