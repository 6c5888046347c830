import { contrast } from "../../design-tokens/contrast.ts";
import { EVENING_ROLES } from "../../design-tokens/evening.ts";
import { LOW_PAIRS, PAIRS } from "../../design-tokens/pairs.ts";
import { COLOUR, PINS } from "../../design-tokens/primitives/colour.ts";
import { fade, OPACITIES } from "../../design-tokens/primitives/opacity.ts";
import { type Ramp, STEPS } from "../../design-tokens/primitives/ramp.ts";
import { ROLES, type Roles as RolesOf } from "../../design-tokens/semantic.ts";
import { COLOUR_PURPOSES } from "./colourPurposes.ts";
import * as styles from "./foundations.css.ts";
import type { Purpose } from "./purpose.ts";
import { RoleList } from "./RoleList.tsx";
import { rampStep } from "./rampStep.ts";
import { Table } from "./Table.tsx";

const PAPER = ROLES.surface.page;
const INK = ROLES.text.body;

/** 4.56 => "4.5": rounded down, so that contrast is never overstated. */
const ratio = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

function Swatch({ name, hex }: { name: string; hex: string }) {
  return (
    <li>
      <div className={styles.swatch} style={{ background: hex }} />
      <p className={styles.step}>{name}</p>
      <p>{hex}</p>
      <p className={styles.quiet}>paper {ratio(contrast(hex, PAPER))}</p>
      <p className={styles.quiet}>ink {ratio(contrast(hex, INK))}</p>
    </li>
  );
}

function RampRow({ name, ramp, pins }: { name: string; ramp: Ramp; pins: Partial<Ramp> }) {
  return (
    <section>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.swatches}>
        {STEPS.map((step) => (
          <Swatch
            key={step}
            name={pins[step] ? `${step}, pinned` : String(step)}
            hex={ramp[step]}
          />
        ))}
      </ul>
    </section>
  );
}

const PINS_OF: Record<string, Partial<Ramp>> = PINS;

export function Ramps() {
  return (
    <div className={styles.block}>
      {Object.entries(COLOUR).map(([name, ramp]) => (
        <RampRow key={name} name={name} ramp={ramp} pins={PINS_OF[name] ?? {}} />
      ))}
    </div>
  );
}

const PURPOSES: Record<string, Record<string, Purpose>> = COLOUR_PURPOSES;

const purposeOf = (group: string, role: string): Purpose => {
  const purpose = PURPOSES[group]?.[role];
  if (!purpose) throw new Error(`${group}.${role} has no purpose.`);
  return purpose;
};

export function Roles() {
  return (
    <div className={styles.block}>
      {Object.entries(ROLES).map(([group, roles]) => (
        <section key={group}>
          <h3 className={styles.name}>{group}</h3>
          <RoleList
            roles={Object.entries(roles).map(([role, colour]) => ({
              call: `colour.${group}.${role}`,
              otherCalls: [`colour.${group}`],
              value: `${rampStep(group, role)}, ${colour}`,
              purpose: purposeOf(group, role),
              specimen: (
                <div className={styles.chequered}>
                  <div className={styles.swatch} style={{ background: colour }} />
                </div>
              ),
            }))}
          />
        </section>
      ))}
    </div>
  );
}

/** coloursOf(ROLES) => { "surface.page": "#fbf5e6", … } */
const coloursOf = (theme: RolesOf): Map<string, string> =>
  new Map(
    Object.entries(theme).flatMap(([group, roles]) =>
      Object.entries(roles).map(([role, colour]): [string, string] => [`${group}.${role}`, colour]),
    ),
  );

const DAY = coloursOf(ROLES);
const EVENING = coloursOf(EVENING_ROLES);

const measured = (theme: Map<string, string>, front: string, ground: string): string =>
  `${ratio(contrast(theme.get(front) ?? "", theme.get(ground) ?? ""))} : 1`;

function pairRow(front: string, ground: string, wanted: number) {
  const [color = "", background = ""] = [DAY.get(front), DAY.get(ground)];
  const isText = front.startsWith("text.") || front.endsWith(".text");
  const specimen = isText ? "Danube" : <span aria-hidden="true">●</span>;
  return {
    key: `${front} ${ground}`,
    cells: [
      front,
      ground,
      <span key="specimen" className={styles.specimen} style={{ color, background }}>
        {specimen}
      </span>,
      `${wanted} : 1`,
      measured(DAY, front, ground),
      measured(EVENING, front, ground),
    ],
  };
}

export function Pairs() {
  return (
    <div className={styles.block}>
      <Table
        label="Pairs of roles"
        head={["Foreground", "Background", "Example", "Required", "Day", "Evening"]}
        rows={PAIRS.flatMap(([front, grounds, wanted]) =>
          grounds.map((ground) => pairRow(front, ground, wanted)),
        )}
      />
    </div>
  );
}

/** Pairs below what parts need. */
export function LowPairs() {
  return (
    <div className={styles.block}>
      <Table
        label="Pairs with less contrast"
        head={["Foreground", "Background", "Day", "Evening", "Why it is enough"]}
        rows={LOW_PAIRS.map(({ front, ground, because }) => ({
          key: `${front} ${ground}`,
          cells: [
            front,
            ground,
            measured(DAY, front, ground),
            measured(EVENING, front, ground),
            because,
          ],
        }))}
      />
    </div>
  );
}

export function Opacities() {
  return (
    <div className={styles.block}>
      <ul className={styles.swatches}>
        {OPACITIES.map((opacity) => (
          <li key={opacity}>
            <div className={styles.chequered}>
              <div
                className={styles.swatch}
                style={{ background: fade(ROLES.surface.strong, opacity) }}
              />
            </div>
            <p className={styles.step}>{opacity} %</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
