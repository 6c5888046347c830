import { colour } from "../../src/theme/contract.css.ts";
import { strongGround } from "../../src/theme/styles/backgrounds.css.ts";
import { focusRing } from "../../src/theme/styles/focusRing.ts";
import * as styles from "./foundations.css.ts";

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
            <div className={styles.focused} style={focusRing}>
              {name}
            </div>
          </div>
        ))}
        <div className={`${strongGround} ${styles.ground}`}>
          <div className={styles.focused} style={focusRing}>
            Dark band
          </div>
        </div>
      </div>
    </div>
  );
}
