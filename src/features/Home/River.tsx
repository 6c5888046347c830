import type { CSSProperties, ReactNode } from "react";
import type { RiverThread } from "../../maps/riverThread.ts";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./River.css.ts";

// The river runs down the page in pieces of a few forms, each drawn once and stretched to where it runs.

type Side = "start" | "end";

/** Along a margin. */
const BANK = "M50 0C50 5 92 12 84 20S10 32 16 42 90 54 84 66 12 78 18 88 50 95 50 100";
/** Along a short piece of a margin. */
const SHORT = "M50 0C50 25 96 30 96 52S50 80 50 100";
/** Across the page. */
const BEND = "M0 0C0 34 5 46 17 42S36 30 48 46 66 76 79 66 100 62 100 100";

/** To the side, wherever that is. */
const FALL = "M0 0C0 70 100 30 100 100";

const FORMS = { bank: BANK, short: SHORT, bend: BEND, fall: FALL };

type Form = keyof typeof FORMS;

const idOf = (form: string): string => `river-${form}`;

/** The forms, which the pieces of the page refer to. */
function RiverForms() {
  return (
    <svg className={styles.forms} aria-hidden="true">
      {Object.entries(FORMS).map(([form, d]) => (
        <symbol
          key={form}
          id={idOf(form)}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
        >
          <path className={styles.bed} d={d} />
          <path className={styles.water} d={d} />
          <path className={styles.light} d={d} />
        </symbol>
      ))}
    </svg>
  );
}

function Piece({ form, className }: { form: Form; className: string }) {
  return (
    <span className={className} aria-hidden="true">
      <svg className={styles.drawing} aria-hidden="true">
        <use href={`#${idOf(form)}`} />
      </svg>
    </span>
  );
}

type SignWords = RiverThread["signs"][number];

/** A section of the page; nothing where `content` is false. */
export interface RiverPart {
  content: ReactNode;
  /** It contains RiverToMap and RiverFromMap, and the river comes to it in the right margin. */
  hasMap?: boolean;
}

/** Spreads the signs over so many places, the first and the last always. */
const signAt = (signs: SignWords[], index: number, places: number): SignWords | undefined =>
  signs[Math.round((index * (signs.length - 1)) / Math.max(places - 1, 1))];

/** The river leaves the map on the right as well, so that each bend goes to the other margin. */
function sidesOf(parts: RiverPart[]): Side[] {
  const map = parts.findIndex(({ hasMap }) => hasMap);
  const first = map % 2 === 0 ? "end" : "start";
  const second = first === "end" ? "start" : "end";
  return parts.map((_, index) => (index % 2 === 0 ? first : second));
}

/** Sections, joined by the river: in the gap above each, and along one of its margins. */
export function River({ thread: { signs }, parts }: { thread: RiverThread; parts: RiverPart[] }) {
  const shown = parts.filter(({ content }) => content);
  const sides = sidesOf(shown);
  const places = shown.length + 1;
  return (
    <>
      <RiverForms />
      {shown.map(({ content, hasMap }, index) => {
        const isFirst = index === 0;
        const isLast = index === shown.length - 1;
        const to = sides[index] ?? "start";
        const sign = signAt(signs, index, places);
        const mouth = signAt(signs, index + 1, places);
        return (
          <div key={index} className={styles.reach}>
            {content}
            <div className={styles.gap({ isFirst })}>
              <Piece form="bend" className={styles.bend({ to, isFirst })} />
              {sign && <Sign words={sign} place={isFirst ? "source" : "gap"} />}
            </div>
            {!hasMap && <Piece form="bank" className={styles.bank({ side: to, isLast })} />}
            {isLast && mouth && <Sign words={mouth} place={to} />}
          </div>
        );
      })}
    </>
  );
}

interface SignProps {
  words: SignWords;
  /** The last one stands beside the river. */
  place: VariantOf<typeof styles.sign, "place">;
}

function Sign({ words: [km, name], place }: SignProps) {
  return (
    <p className={styles.sign({ place })}>
      <strong>{km}</strong> {name}
    </p>
  );
}

const ends = ({ ends: { wide, tall } }: RiverThread): CSSProperties => ({
  "--comes-wide": `${wide[0]}%`,
  "--comes-tall": `${tall[0]}%`,
  "--leaves-wide": `${wide[1]}%`,
  "--leaves-tall": `${tall[1]}%`,
});

/** Beside the title of a section with the map, then into the map. */
export function RiverToMap({ thread }: { thread: RiverThread }) {
  return (
    <span style={ends(thread)}>
      <Piece form="short" className={styles.besideTitle} />
      <Piece form="bend" className={styles.toMap} />
    </span>
  );
}

/** Out of the map to the end of the section, beside what stands below the map. */
export function RiverFromMap({ thread, children }: { thread: RiverThread; children: ReactNode }) {
  return (
    <p className={styles.belowMap} style={ends(thread)}>
      {children}
      <Piece form="fall" className={styles.fromMap} />
    </p>
  );
}
