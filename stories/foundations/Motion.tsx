import { useRef } from "react";
import { DURATION, REVEAL_THRESHOLD } from "../../design-tokens/primitives/motion.ts";
import * as styles from "./foundations.css.ts";
import { Table } from "./Table.tsx";

const LONGEST = Math.max(...Object.values(DURATION));

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
        head={["Name", "Milliseconds", "Against the longest"]}
        rows={Object.entries(DURATION).map(([name, milliseconds]) => ({
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
