import type { Catalogue } from "../../journey/catalogue.ts";

export interface PlannerProps {
  catalogue: Catalogue;
  /** Its address. */
  catalogueFile: string;
  /** The wide map of the region. */
  mapPicture: string;
}

export function Planner(_: PlannerProps) {
  return null;
}
