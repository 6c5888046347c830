import type { Finding } from "./driver.ts";
import type { Visitor } from "./visitor.ts";

/** One thing that a visitor does or sees, and what an engine makes of it. */
export interface Thing {
  /** "opens the menu, and closes it with Escape" */
  name: string;
  /** Fails by an error; what it finds is compared between the engines. */
  run(visitor: Visitor): Promise<Finding>;
  /** One of the few that tell most. */
  isTelling?: boolean;
  /** The visitor has asked for less movement. */
  isStill?: boolean;
  /** Complaints that belong to it. */
  tolerated?: RegExp;
}
