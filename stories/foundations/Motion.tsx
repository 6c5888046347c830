import { useRef } from "react";
import {
  DURATION,
  EASING,
  REVEAL_THRESHOLD,
  SCRIPT_DURATION,
} from "../../design-tokens/primitives/motion.ts";
import * as styles from "./foundations.css.ts";
import type { Purpose } from "./purpose.ts";
import { RoleList } from "./RoleList.tsx";
import { PACE_PURPOSES } from "./shapePurposes.ts";
import { Table } from "./Table.tsx";

const DURATIONS = { ...DURATION, ...SCRIPT_DURATION };

const LONGEST = Math.max(...Object.values(DURATIONS));

function Duration({ name, milliseconds }: { name: string; milliseconds: number }) {
  const bar = useRef<HTMLDivElement>(null);
  const play = () => {
    const frames = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
    bar.current?.animate(frames, { duration: milliseconds, easing: "linear" });
  };
  return (
    <div style={{ display: "flex", gap: "1rem", alignItems: "center" }}>
      <button type="button" className={styles.play} onClick={play} aria-label={`Play ${name}`}>
        Play
      </button>
      <div
        ref={bar}
        className={styles.bar}
        style={{ inlineSize: `${(milliseconds / LONGEST) * 16}rem`, transformOrigin: "0 50%" }}
      />
    </div>
  );
}

export function Durations() {
  return (
    <div className={styles.block}>
      <Table
        label="Durations"
        head={["Name", "Milliseconds", "Relative to the longest"]}
        rows={Object.entries(DURATIONS).map(([name, milliseconds]) => ({
          key: name,
          cells: [
            name,
            milliseconds,
            <Duration key="play" name={name} milliseconds={milliseconds} />,
          ],
        }))}
      />
    </div>
  );
}

/** 0.4 => "40 %" */
export const revealThreshold = `${REVEAL_THRESHOLD * 100} %`;

const DURATION_PURPOSES: Record<string, Purpose> = PACE_PURPOSES.duration;

export function DurationRoles() {
  return (
    <div className={styles.block}>
      <RoleList
        roles={Object.entries(DURATIONS).flatMap(([name, milliseconds]) => {
          const purpose = DURATION_PURPOSES[name];
          if (!purpose) return [];
          return {
            call: name in DURATION ? `duration.${name}` : `motion.${name}`,
            value: `${milliseconds} ms`,
            purpose,
            specimen: null,
          };
        })}
      />
    </div>
  );
}

const EASING_PURPOSES: Record<string, Purpose> = PACE_PURPOSES.easing;

/** An easing curve, from the lower left to the upper right corner. */
function Bend({ curve: [x1, y1, x2, y2] }: { curve: readonly number[] }) {
  const [a = 0, b = 0, c = 1, d = 1] = [x1, y1, x2, y2];
  const path = `M0 100C${a * 100} ${100 - b * 100} ${c * 100} ${100 - d * 100} 100 0`;
  return (
    <svg viewBox="-4 -4 108 108" width={72} height={72} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={4} />
    </svg>
  );
}

export function Easings() {
  return (
    <div className={styles.block}>
      <RoleList
        roles={Object.entries(EASING).flatMap(([name, curve]) => {
          const purpose = EASING_PURPOSES[name];
          if (!purpose) return [];
          return {
            call: `easing.${name}`,
            value: `cubic-bezier(${curve.join(", ")})`,
            purpose,
            specimen: <Bend curve={curve} />,
          };
        })}
      />
    </div>
  );
}
