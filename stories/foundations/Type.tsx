import { fluidSize } from "../../design-tokens/primitives/fluid.ts";
import {
  DISPLAY_WEIGHT,
  FONT_FAMILY,
  FONT_SIZE,
  FONT_WEIGHT,
} from "../../design-tokens/primitives/type.ts";
import { FAMILIES } from "../../src/theme/families.ts";
import * as styles from "./foundations.css.ts";
import { Table } from "./Table.tsx";

const WIDTHS = [320, 768, 1280, 1920];

const LETTERS = "Čč Ćć Đđ Šš Žž Ää Öö Üü ß";
const CYRILLIC = "Ђђ Љљ Њњ Ћћ Џџ Жж";

/** From this size on, text is set in the display font. */
const DISPLAY_FROM = "title";

const familyOf = (index: number): string => {
  const first = Object.keys(FONT_SIZE).indexOf(DISPLAY_FROM);
  return index < first ? FAMILIES.body : FAMILIES.display;
};

const pixels = (value: number): string => `${Number(value.toFixed(1))} px`;

export function Scale() {
  return (
    <div className={styles.block}>
      <Table
        label="Sizes of type at four widths"
        head={["Name", ...WIDTHS.map((width) => `at ${width}`)]}
        rows={Object.entries(FONT_SIZE).map(([name, [smallest, largest]]) => ({
          key: name,
          cells: [name, ...WIDTHS.map((width) => pixels(fluidSize(smallest, largest, width)))],
        }))}
      />
    </div>
  );
}

export function Specimens() {
  return (
    <div className={styles.block}>
      {WIDTHS.map((width) => (
        <section key={width} aria-label={`Specimens at ${width} pixels`}>
          <h3 className={styles.name}>On a screen of {width} pixels</h3>
          {Object.entries(FONT_SIZE).map(([name, [smallest, largest]], index) => (
            <p
              key={name}
              style={{
                fontFamily: familyOf(index),
                fontSize: fluidSize(smallest, largest, width),
                lineHeight: 1.25,
                overflowWrap: "anywhere",
              }}
            >
              Danube, {name}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

const weightsOf = (role: keyof typeof FAMILIES) =>
  Object.entries(FONT_WEIGHT).filter(([, weight]) => role === "body" || weight === DISPLAY_WEIGHT);

export function Families() {
  return (
    <div className={styles.block}>
      {(["display", "body"] as const).map((role) => (
        <section key={role}>
          <h3 className={styles.name}>
            {FONT_FAMILY[role]}, for {role}
          </h3>
          {weightsOf(role).map(([name, fontWeight]) => (
            <p key={name} style={{ fontFamily: FAMILIES[role], fontWeight, fontSize: "1.75rem" }}>
              {LETTERS} <span lang="sr-Cyrl">{CYRILLIC}</span>{" "}
              <span className={styles.quiet}>{fontWeight}</span>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
