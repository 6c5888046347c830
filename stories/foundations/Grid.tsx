import { BREAKPOINTS, CAROUSEL_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import {
  CARD_COLUMNS,
  CARD_PAIR_FROM,
  CONTENT_WIDTH,
  MAIN_GRID,
  PAGE_WIDTH,
} from "../../design-tokens/primitives/layout.ts";
import { from } from "../../src/theme/units.ts";
import * as styles from "./foundations.css.ts";
import { Table } from "./Table.tsx";

const WIDEST = Math.max(...BREAKPOINTS);

export function Breakpoints() {
  return (
    <div className={styles.block}>
      <Table
        label="Breakpoints"
        head={["From", "In CSS", "Relative to the widest"]}
        rows={BREAKPOINTS.map((breakpoint) => ({
          key: String(breakpoint),
          cells: [
            `${breakpoint} px`,
            from(breakpoint),
            <div
              key="bar"
              className={styles.bar}
              style={{ inlineSize: `${(breakpoint / WIDEST) * 20}rem` }}
            />,
          ],
        }))}
      />
    </div>
  );
}

export function Widths() {
  const [narrowest, widest] = CONTENT_WIDTH;
  return (
    <div className={styles.block}>
      <Table
        label="Widths"
        head={["Name", "Pixels"]}
        rows={[
          { key: "page", cells: ["Maximum page width", PAGE_WIDTH] },
          { key: "narrow", cells: ["Sizes grow from a width of", narrowest] },
          { key: "wide", cells: ["Sizes grow up to a width of", widest] },
          { key: "carousel", cells: ["Carousels show one slide up to", CAROUSEL_BREAK] },
        ]}
      />
    </div>
  );
}

const CARD_STEPS = Object.entries(CARD_COLUMNS).sort(([, one], [, other]) => one - other);

function Columns({ count, gap }: { count: number; gap?: number }) {
  return (
    <div
      className={styles.cells}
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, columnGap: gap }}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.gridCell}>
          {index + 1}
        </div>
      ))}
    </div>
  );
}

export function CardColumns() {
  return (
    <div className={styles.block}>
      {CARD_STEPS.map(([width, count]) => (
        <section key={width}>
          <h3 className={styles.name}>{`From ${width === "base" ? CARD_PAIR_FROM : width} px`}</h3>
          <Columns count={count} />
        </section>
      ))}
    </div>
  );
}

export function MainGrid() {
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll */}
      <section className={styles.scroll} aria-label="The columns of a page" tabIndex={0}>
        <h3 className={styles.name}>
          From {MAIN_GRID.from} px: {MAIN_GRID.columns} columns, {MAIN_GRID.gap} px apart
        </h3>
        <Columns count={MAIN_GRID.columns} gap={MAIN_GRID.gap} />
      </section>
    </div>
  );
}
