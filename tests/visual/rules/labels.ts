import { type Finding, whereIs } from "./finding.ts";
import { heightOf, intersect, widthOf } from "./geometry.ts";
import { boxOf, isPainted } from "./visibility.ts";

const ROUNDING = 0.5;

/** On a map no name and no number lies on another. */
export function findTouchingLabels(): Finding[] {
  const labels = [...document.querySelectorAll("[data-label]")]
    .filter(isPainted)
    .map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) }));
  return labels.flatMap((one, index) =>
    labels.slice(index + 1).flatMap((other): Finding[] => {
      const shared = intersect(one.box, other.box);
      if (!shared || widthOf(shared) <= ROUNDING || heightOf(shared) <= ROUNDING) return [];
      const what = `lies on ${whereIs(other.element)}`;
      return [{ rule: "label", where: whereIs(one.element), what }];
    }),
  );
}
