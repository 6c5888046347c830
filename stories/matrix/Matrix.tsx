import { type ReactNode, useLayoutEffect, useRef } from "react";
import { strongGround } from "../../src/theme/styles/backgrounds.css.ts";
import * as styles from "./matrix.css.ts";
import { type State, showStates } from "./states.ts";

interface Row {
  /** Name of the row: "quiet, small" */
  name: string;
  /** Renders the control, once per state and background. The id is unique. */
  draw: (id: string) => ReactNode;
}

interface Props {
  rows: Row[];
  /** States to show; all of them by default. */
  states?: State[];
  /** Backgrounds to show; all of them by default. */
  grounds?: (keyof typeof GROUNDS)[];
  /** Selector of the element to show in each state. `focusTarget` overrides it for focus. */
  target?: string;
  focusTarget?: string;
}

const STATES: State[] = ["rest", "hover", "pressed", "focus"];

const GROUNDS = { page: styles.page, quiet: styles.quiet, strong: strongGround };

const EVERYWHERE = ["page", "quiet", "strong"] as const;

/** For controls that are used on light backgrounds only. */
export const ON_PAPER: Props["grounds"] = ["page", "quiet"];

/** `parameters` of a matrix story: Storybook shows it at full height. */
export const MATRIX = { layout: "fullscreen", docs: { isWhole: true } };

/**
 * A control in all variants and states on every background: variants as rows, states as columns.
 */
export function Matrix({
  rows,
  states = STATES,
  grounds = [...EVERYWHERE],
  target = "a, button, input, textarea",
  focusTarget = target,
}: Props) {
  return (
    <div className={styles.grounds}>
      {grounds.map((ground) => (
        <section key={ground} className={`${GROUNDS[ground]} ${styles.ground}`} aria-label={ground}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.cell}>
                  On {ground}
                </th>
                {states.map((state) => (
                  <th key={state} scope="col" className={styles.cell}>
                    {state}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, draw }) => (
                <tr key={name}>
                  <th scope="row" className={styles.cell}>
                    {name}
                  </th>
                  {states.map((state) => (
                    <td key={state} className={styles.cell}>
                      <Shown state={state} target={state === "focus" ? focusTarget : target}>
                        {draw(`${ground}-${name}-${state}`.replace(/\W+/g, "-"))}
                      </Shown>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

interface ShownProps {
  state: State;
  target: string;
  children: ReactNode;
}

/** Shows its content as if it were hovered, pressed or focused. */
function Shown({ state, target, children }: ShownProps) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    showStates();
    // A pressed element is hovered too.
    const value = state === "pressed" ? "hover pressed" : state;
    cell.current?.querySelector(target)?.setAttribute("data-shown", value);
  });
  return <div ref={cell}>{children}</div>;
}
