import type { Composition } from "../../art/map/frames.ts";
import type { NameKind } from "../../art/map/names.ts";
import { type Box, touch } from "./box.ts";
import { type Marker, ZOOMS, type Zoom } from "./mapPlace.ts";

// Which names have room on a sheet where it is smallest, and how much larger it must be for the others. Widths of
// letters are estimates; tests/e2e/map.spec.ts measures.

type Point = [x: number, y: number];

/** A name that always stands on the sheet, in per cent of its width. */
export interface FixedName {
  text: string;
  kind: NameKind;
  at: Point;
  turn: number;
}

/** Pixels of the smallest sheet, and letters of a line as wide as they are high. */
const SHEETS: Record<Composition, { width: number; line: number }> = {
  wide: { width: 704, line: 8.5 },
  tall: { width: 280, line: 6.5 },
};

/** Pixels. */
const SIZE = 12;
const LINE = 14;
const GAP = 10;
const DOT = 12;
const NUMBER = 22;
const FIXED_SIZES: Record<NameKind, number> = { river: 13, region: 16, country: 11 };

/** Of the size of the letters. */
const LETTER = 0.57;

const widthOf = (text: string, size: number): number => [...text].length * size * LETTER;

/** Lines of a text that wraps between words. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, SIZE) > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const around = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Middle of a name from its anchor, in its own size and in gaps, by the side it stands on. */
const MIDDLES: Record<Marker["side"], [x: number, y: number]> = {
  end: [1, 0],
  start: [-1, 0],
  above: [0, -1],
  below: [0, 1],
};

function nameBox(text: string, { at, dot, name, side }: Marker, scale: number, most: number): Box {
  const lines = linesOf(text, most);
  const width = Math.max(...lines.map((one) => widthOf(one, SIZE)));
  const height = lines.length * LINE;
  const [right, down] = MIDDLES[side];
  const middle: Point = [
    (at[0] + dot[0] + name[0]) * scale + right * (GAP + width / 2),
    (at[1] + dot[1] + name[1]) * scale + down * (GAP + height / 2),
  ];
  return around(middle, width, height);
}

function fixedBox({ text, kind, at: [x, y], turn }: FixedName, scale: number): Box {
  const size = FIXED_SIZES[kind];
  const long = widthOf(text, size);
  const isUpright = Math.abs(turn) > 45;
  return around([x * scale, y * scale], isUpright ? size : long, isUpright ? long : size);
}

/** Fixed names that no number lies on, while the map is whole. */
export function namesBesideNumbers<Name extends FixedName>(
  composition: Composition,
  markers: Marker[],
  fixed: Name[],
): Name[] {
  const scale = SHEETS[composition].width / 100;
  const numbers = markers
    .filter(({ named }) => named !== 1)
    .map(({ at: [x, y] }) => around([x * scale, y * scale], NUMBER, NUMBER));
  return fixed.filter((name) => !numbers.some((number) => touch(number, fixedBox(name, scale))));
}

/**
 * For each place the smallest zoom at which its name has room, besides its neighbours; null where it
 * never has. Places that come first are named first.
 */
export function zoomsOfNames(
  composition: Composition,
  places: { text: string; marker: Marker }[],
  fixed: FixedName[],
): (Zoom | null)[] {
  const { width, line } = SHEETS[composition];
  const found: (Zoom | null)[] = places.map(() => null);
  for (const zoom of ZOOMS) {
    const scale = (width * zoom) / 100;
    const boxes = places.map(({ text, marker }) => nameBox(text, marker, scale, line * SIZE));
    const dotAt = (index: number, isNamed: boolean): Box => {
      const { at, dot } = places[index]?.marker ?? { at: [0, 0], dot: [0, 0] };
      return isNamed
        ? around([(at[0] + dot[0]) * scale, (at[1] + dot[1]) * scale], DOT, DOT)
        : around([at[0] * scale, at[1] * scale], NUMBER, NUMBER);
    };
    const names = fixed.map((one) => fixedBox(one, scale));
    for (const [index, box] of boxes.entries()) {
      if (found[index] !== null) continue;
      const isFree =
        box.x >= 0 &&
        box.x + box.width <= width * zoom &&
        !names.some((name) => touch(box, name)) &&
        places.every(
          (_, other) =>
            other === index ||
            (!touch(box, dotAt(other, found[other] !== null)) &&
              !(found[other] !== null && boxes[other] && touch(box, boxes[other]))),
        );
      if (isFree) found[index] = zoom;
    }
  }
  return found;
}
