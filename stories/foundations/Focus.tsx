import { colour, stroke } from "../../src/theme/contract.css.ts";
import { strongGround } from "../../src/theme/styles/backgrounds.css.ts";
import { width } from "../../src/theme/units.ts";
import * as styles from "./foundations.css.ts";

/** The focus ring of global.css.ts, without focus. */
const RINGS = {
  outline: `${stroke.broad} solid ${colour.focus.ring}`,
  outlineOffset: width(3),
  boxShadow: `0 0 0 ${stroke.broad} ${colour.focus.ringOnStrong}`,
};

const PICTURE = "url(pictures/wetland.webp) center / cover";

const GROUNDS = [
  { name: "Paper", background: colour.surface.page },
  { name: "Sand", background: colour.surface.quiet },
  { name: "Picture", background: PICTURE },
];

export function FocusRings() {
  return (
    <div className={styles.block}>
      <div className={styles.grounds}>
        {GROUNDS.map(({ name, background }) => (
          <div key={name} className={styles.ground} style={{ background }}>
            <div className={styles.focused} style={RINGS}>
              {name}
            </div>
          </div>
        ))}
        <div className={`${strongGround} ${styles.ground}`}>
          <div className={styles.focused} style={RINGS}>
            Dark band
          </div>
        </div>
      </div>
    </div>
  );
}
