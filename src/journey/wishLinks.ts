import { MONTHS } from "../documents/season.ts";
import type { ProgramKind } from "./catalogue.ts";
import { WAYS } from "./journey.ts";
import { MOST_DAYS, type Wish } from "./propose.ts";

// The fragment of the journey's page that says a wish.

const WISH = "wish-";
const WITH_CHILDREN = "children";

/** "#wish-3-9-public-children-nature": three days in September, by bus and train, with children. */
export const wishLink = ({ days, month, by, withChildren, kind }: Wish): string =>
  `#${WISH}${[days, month, by, withChildren && WITH_CHILDREN, kind].filter(Boolean).join("-")}`;

/** The wish of a fragment; undefined for anything else. */
export function wishIn(fragment: string, kinds: readonly ProgramKind[]): Wish | undefined {
  if (!fragment.startsWith(WISH)) return undefined;
  const [days, month, way, ...others] = fragment.slice(WISH.length).split("-");
  const by = WAYS.find((one) => one === way);
  const isPossible =
    Number(days) >= 1 && Number(days) <= MOST_DAYS && Number.isInteger(Number(days));
  if (!by || !isPossible || !MONTHS.includes(Number(month))) return undefined;
  return {
    days: Number(days),
    month: Number(month),
    by,
    withChildren: others.includes(WITH_CHILDREN),
    kind: kinds.find((kind) => others.includes(kind)) ?? "",
  };
}
