import { type ReactNode, useLayoutEffect, useRef } from "react";
import { strongGround } from "../../src/theme/backgrounds.css.ts";
import * as styles from "./matrix.css.ts";
import { type State, showStates } from "./states.ts";

interface Row {
  /** What it is: "quiet, small" */
  name: string;
  /** Drawn once in each state; the id is another one each time. */
  draw: (id: string) => ReactNode;
}

interface Props {
  rows: Row[];
  /** States that the part knows; all that a pointer and the keys bring. */
  states?: State[];
  /** Where the part may stand; what is written for paper only cannot be read on the dark band. */
  grounds?: (keyof typeof GROUNDS)[];
  /** What is put into the state, in each cell; the focus may be on another part than the pointer. */
  target?: string;
  focusTarget?: string;
}

const STATES: State[] = ["rest", "hover", "pressed", "focus"];

const GROUNDS = { page: styles.page, quiet: styles.quiet, strong: strongGround };

const EVERYWHERE = ["page", "quiet", "strong"] as const;

/** For what stands on paper only. */
export const ON_PAPER: Props["grounds"] = ["page", "quiet"];

/** Of a story that is one: in the book it is shown to its end. */
export const MATRIX = { layout: "fullscreen", docs: { isWhole: true } };

/** A control in all it can be, on every ground: tone and size below each other, states beside each other. */
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

/** What stands in it, as if a pointer, a finger or the focus were on it. */
function Shown({ state, target, children }: ShownProps) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    showStates();
    // Who presses something rests on it as well.
    const value = state === "pressed" ? "hover pressed" : state;
    cell.current?.querySelector(target)?.setAttribute("data-shown", value);
  });
  return <div ref={cell}>{children}</div>;
}
