import type { ReactNode } from "react";
import { SHAPE, type Shape } from "../../design-tokens/shape.ts";
import { contract, layer } from "../../src/theme/contract.css.ts";
import * as styles from "./foundations.css.ts";
import type { Purpose } from "./purpose.ts";
import { RoleList } from "./RoleList.tsx";
import { SHAPE_PURPOSES } from "./shapePurposes.ts";

type Group = keyof Shape;

const WORDS = "The Danube parts around an island and meets again below it.";

/** A specimen for each group of roles. It uses theme variables, so that a theme changes it too. */
const SPECIMENS: Record<Group, (value: string) => ReactNode> = {
  radius: (value) => (
    <div className={styles.specimenBox} style={{ border: "1px solid", borderRadius: value }} />
  ),
  stroke: (value) => (
    <div className={styles.specimenBox} style={{ borderBlockStart: `${value} solid` }} />
  ),
  leading: (value) => (
    <p className={styles.lines} style={{ lineHeight: value }}>
      {WORDS}
    </p>
  ),
  tracking: (value) => (
    <p style={{ fontFamily: contract.font.display, fontSize: "1.75rem", letterSpacing: value }}>
      Tvrđava
    </p>
  ),
  control: (value) => (
    <div className={styles.specimenBox} style={{ minBlockSize: value, border: "1px solid" }} />
  ),
  layer: () => null,
};

const UNITS: Record<Group, string> = {
  radius: " px",
  stroke: " px",
  leading: " × font size",
  tracking: " × font size",
  control: " px",
  layer: "",
};

/** The roles of one group of shape, with specimens and purposes. */
export function ShapeRoles({ group }: { group: Group }) {
  const purposes: Record<string, Purpose> = SHAPE_PURPOSES[group];
  const names: Record<string, string> = group === "layer" ? layer : contract[group];
  const roles = Object.entries(SHAPE[group]).flatMap(([role, value]) => {
    const purpose = purposes[role];
    const name = names[role];
    return purpose && name ? [{ role, value, purpose, name }] : [];
  });
  return (
    <div className={styles.block}>
      <RoleList
        roles={roles.map(({ role, value, purpose, name }) => ({
          call: `${group}.${role}`,
          value: `${value}${UNITS[group]}`,
          purpose,
          specimen: SPECIMENS[group](name),
        }))}
      />
    </div>
  );
}
