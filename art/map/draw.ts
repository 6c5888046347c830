import { amber, type Colour, cyan, green, mix, orange, sand, teal } from "../kit/colour.ts";
import {
  at,
  dot,
  fill,
  type Layer,
  line,
  n,
  oval,
  type Paper,
  paper,
  times,
} from "../kit/paper.ts";
import { type Composition, FRAMES, project } from "./frames.ts";
import { LANDMARKS } from "./landmarks.ts";
import { type LineKind, NETWORK } from "./network.ts";
import {
  BETWEEN,
  BORDERS,
  MAIN_RIVER,
  type Pair,
  RIDGE,
  STANDS,
  type Stand,
  VINEYARDS,
  WATERS,
  WOODS,
} from "./region.ts";

type Point = [x: number, y: number];

/** What a layer is drawn with: the sheet, and where a pair of degrees lies on it. */
interface Sheet {
  p: Paper;
  composition: Composition;
  place: (pair: Pair) => Point;
  /** Units that a degree of latitude is long. */
  degree: number;
  /** How much larger small things are drawn: on a narrow screen all of it is small. */
  size: number;
}

const SEED = 47;
const SIZES: Record<Composition, number> = { wide: 1, tall: 1.22 };

const GROUND = mix(sand(100), amber(94), 0.3);
const WATER = teal(38);
const WATER_LIT = mix(cyan(64), teal(56), 0.35);
const BANK = mix(GROUND, green(70), 0.22);

/** A curve through all points. */
function curve(points: Point[]): string {
  const [first] = points;
  if (!first) return "";
  const parts = points.slice(0, -1).map((from, index) => {
    const before = points[index - 1] ?? from;
    const to = points[index + 1] ?? from;
    const after = points[index + 2] ?? to;
    const lean = (axis: 0 | 1): [number, number] => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (after[axis] - from[axis]) / 6,
    ];
    const [x1, x2] = lean(0);
    const [y1, y2] = lean(1);
    return `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(to[0])} ${n(to[1])}`;
  });
  return `M${n(first[0])} ${n(first[1])}${parts.join("")}`;
}

/** A point of a line at a part of its way, from 0 to 1, counted by its corners. */
function alongLine(points: readonly Pair[], way: number): Pair {
  const at = Math.min(Math.max(way, 0), 0.9999) * (points.length - 1);
  const from = points[Math.floor(at)] ?? [0, 0];
  const to = points[Math.floor(at) + 1] ?? from;
  const part = at - Math.floor(at);
  return [0, 1].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * part);
}

/** Fields in strips, as the plain has them. */
function fields({ p, size }: Sheet): Layer {
  const tones = [
    amber(92),
    mix(amber(90), green(88), 0.5),
    sand(95),
    mix(green(90), sand(96), 0.4),
  ];
  const columns = 9;
  const rows = Math.round((columns * p.height) / p.width);
  const [w, h] = [p.width / columns, p.height / rows];
  return times(columns * rows, (index) => {
    const x = ((index % columns) + p.between(0.1, 0.6)) * w;
    const y = (Math.floor(index / columns) + p.between(0.2, 0.6)) * h;
    if (p.chance() < 0.3) return "";
    const turn = p.between(-24, 24);
    const strips = 2 + Math.floor(p.chance() * 3);
    const long = p.between(60, 120) * size;
    const first = Math.floor(p.chance() * tones.length);
    return at(
      x,
      y,
      1,
      times(strips, (strip) => {
        const tone = tones[(first + strip) % tones.length] ?? GROUND;
        const thick = 20 * size;
        const top = (strip - strips / 2) * thick;
        const lean = 10 * size;
        const field = `M${n(-long / 2 + lean * strip)} ${n(top)}h${n(long)}l${n(lean)} ${n(thick - 2)}h${n(-long)}Z`;
        const furrows = [0.3, 0.6]
          .map(
            (part) =>
              `M${n(-long / 2 + lean * strip + 8)} ${n(top + thick * part)}h${n(long - 12)}`,
          )
          .join("");
        return (
          fill(field, mix(GROUND, tone, 0.75)) +
          (strip % 2 ? line(furrows, mix(tone, amber(78), 0.3), 1, 0.6) : "")
        );
      }),
      turn,
    );
  });
}

/** Lower ones before higher ones: each behind the next. */
const backToFront = <Thing extends { y: number }>(things: Thing[]): Thing[] =>
  [...things].sort((one, other) => one.y - other.y);

function hills({ p, place, size }: Sheet): Layer {
  const HILLS = 26;
  const humps = [0, 1, 2].flatMap((row) =>
    Array.from({ length: HILLS - row * 4 }, (_, index) => {
      const way = (index + p.between(0.1, 0.9)) / (HILLS - row * 4);
      const [longitude = 0, latitude = 0] = alongLine(RIDGE, 0.02 + way * 0.96);
      const [x, y] = place([longitude, latitude - (row - 1) * 0.017]);
      const high = Math.sin(Math.PI * Math.min(1, way * 0.9 + 0.08));
      const height = (16 + 22 * high + p.between(0, 8)) * size * (1 - row * 0.16);
      return { x, y: y + p.between(-3, 3) * size, height, row };
    }),
  );
  const lit = [mix(green(64), teal(62), 0.25), green(54), mix(green(48), amber(52), 0.15)];
  const dark = [
    mix(green(54), teal(48), 0.35),
    mix(green(44), teal(34), 0.25),
    mix(green(38), teal(30), 0.2),
  ];
  return backToFront(humps)
    .map(({ x, y, height, row }) => {
      const half = height * 1.25;
      const top = `${n(x - half * 0.1)} ${n(y - height)}`;
      return (
        fill(
          `M${n(x - half)} ${n(y)}C${n(x - half * 0.6)} ${n(y - height * 0.35)} ${n(x - half * 0.5)} ${n(y - height)} ${top}C${n(x + half * 0.35)} ${n(y - height)} ${n(x + half * 0.6)} ${n(y - height * 0.3)} ${n(x + half)} ${n(y)}Z`,
          lit[row] ?? GROUND,
        ) +
        fill(
          `M${top}C${n(x + half * 0.35)} ${n(y - height)} ${n(x + half * 0.6)} ${n(y - height * 0.3)} ${n(x + half)} ${n(y)}H${n(x + half * 0.15)}C${n(x + half * 0.3)} ${n(y - height * 0.4)} ${n(x + half * 0.1)} ${n(y - height * 0.8)} ${top}Z`,
          dark[row] ?? GROUND,
        )
      );
    })
    .join("");
}

const tree = (x: number, y: number, scale: number, lit: Colour, dark: Colour): Layer =>
  oval(x, y - 6 * scale, 5 * scale, 6.4 * scale, dark) +
  oval(x - 1.2 * scale, y - 7.2 * scale, 3.4 * scale, 4.6 * scale, lit);

function woods(sheet: Sheet): Layer {
  const { p, place, degree, size } = sheet;
  return WOODS.map(({ centre, size: [across = 0, along = 0], trees, isFlooded = false }) => {
    const grown = Array.from({ length: trees }, () => {
      const turn = p.between(0, 2 * Math.PI);
      const out = Math.sqrt(p.chance());
      const [longitude = 0, latitude = 0] = centre;
      const [x, y] = place([
        longitude + (Math.cos(turn) * across * out) / 0.702,
        latitude + Math.sin(turn) * along * out,
      ]);
      return { x, y, scale: p.between(0.85, 1.4) * size, tone: p.chance() };
    });
    const lit = isFlooded ? mix(teal(58), green(64), 0.5) : mix(green(60), amber(62), 0.35);
    const dark = isFlooded ? mix(teal(36), green(42), 0.5) : mix(green(40), amber(42), 0.3);
    const [x, y] = place(centre);
    const pool = isFlooded
      ? times(5, () => {
          const half = Math.min(across, along) * degree * 0.55;
          const [px, py] = [x + p.between(-half, half), y + p.between(-half, half)];
          const wide = p.between(9, 18) * size;
          return line(
            `M${n(px - wide)} ${n(py)}C${n(px - wide / 2)} ${n(py - 5)} ${n(px + wide / 2)} ${n(py + 5)} ${n(px + wide)} ${n(py)}`,
            WATER_LIT,
            3 * size,
          );
        })
      : "";
    const drawn = backToFront(grown).map((one) =>
      tree(
        one.x,
        one.y,
        one.scale,
        mix(lit, sand(90), one.tone * 0.16),
        mix(dark, lit, one.tone * 0.25),
      ),
    );
    const half = Math.ceil(drawn.length / 2);
    return drawn.slice(0, half).join("") + pool + drawn.slice(half).join("");
  }).join("");
}

function vineyards({ place, size }: Sheet): Layer {
  return VINEYARDS.map(({ centre, rows, vines }) => {
    const [x, y] = place(centre);
    const rowOf = (row: number): Layer => {
      const points = Array.from({ length: vines }, (_, index): Point => {
        const part = index / (vines - 1);
        return [
          x + (part - 0.5) * vines * 7.4 * size + row * 4 * size,
          y + (row - rows / 2) * 9 * size - Math.sin(part * Math.PI) * 8 * size,
        ];
      });
      return (
        line(curve(points), mix(amber(60), GROUND, 0.4), 1.2 * size) +
        points.map(([vx, vy]) => dot(vx, vy, 2.9 * size, mix(green(52), amber(56), 0.35))).join("")
      );
    };
    return times(rows, rowOf);
  }).join("");
}

function waters({ place, size }: Sheet): Layer {
  const strokes = WATERS.map(({ lines, width }) => ({
    width,
    d: lines.map((one) => curve(one.map(place))).join(""),
  }));
  const main = curve(MAIN_RIVER.map(place));
  return (
    line(main, BANK, 40 * size) +
    strokes.map(({ d, width }) => (width > 6 ? line(d, BANK, width * 2.4 * size) : "")).join("") +
    strokes
      .map(({ d, width }) =>
        line(d, width > 4 ? mix(teal(46), cyan(54), 0.5) : WATER_LIT, width * size),
      )
      .join("") +
    line(main, sand(100), 21 * size) +
    line(main, WATER, 17 * size) +
    line(main, mix(teal(46), cyan(54), 0.45), 10 * size) +
    line(main, mix(cyan(70), teal(62), 0.4), 3 * size)
  );
}

const borders = ({ place, size }: Sheet): Layer =>
  `<path d="${BORDERS.map((one) => curve(one.map(place))).join("")}" fill="none" stroke="${mix(orange(56), amber(60), 0.4)}" stroke-width="${n(2.4 * size)}" stroke-linecap="round" stroke-dasharray="0.1 ${n(7.5 * size)}" opacity=".8"/>`;

const ROAD = mix(amber(70), sand(62), 0.6);

/** Main roads and railways, quietly: something for a journey to lie on. */
function ways({ place, size }: Sheet): Layer {
  const all = (kind: LineKind): string =>
    NETWORK.filter((one) => one.kind === kind)
      .map(({ points }) => `M${points.map((pair) => place(pair).map(n).join(" ")).join("L")}`)
      .join("");
  const [motorways, main, railways] = [all("motorway"), all("main"), all("railway")];
  return (
    line(main, ROAD, 1.8 * size, 0.75) +
    line(motorways, ROAD, 3.6 * size, 0.8) +
    line(motorways, GROUND, 1.4 * size) +
    `<path d="${railways}" fill="none" stroke="${mix(teal(36), sand(50), 0.6)}" stroke-width="${n(1.3 * size)}" stroke-dasharray="${n(6 * size)} ${n(3 * size)}" opacity=".6"/>`
  );
}

function stands(
  { place, composition, size }: Sheet,
  all: Stand[],
  scale: number,
  shade: number,
): Layer {
  const standing = all.map(({ spot, landmark, shift }) => {
    const [x, y] = place([spot.longitude, spot.latitude]);
    const [right, down] = shift[composition];
    return { x: x + right * size, y: y + down * size, landmark };
  });
  const ground = mix(GROUND, teal(40), 0.35);
  return backToFront(standing)
    .map(
      ({ x, y, landmark }) =>
        (shade > 0 ? oval(x, y + size, 26 * scale * size, 3.6 * size, ground, shade) : "") +
        at(x, y, Number((size * scale).toFixed(2)), LANDMARKS[landmark]),
    )
    .join("");
}

const between = (sheet: Sheet): Layer => stands(sheet, BETWEEN, 0.78, 0);
const landmarks = (sheet: Sheet): Layer => stands(sheet, STANDS, 1.05, 0.5);

/** Where north is: a star with one long ray. */
function compass({ p, size, composition }: Sheet): Layer {
  const x = composition === "wide" ? p.width - 170 : 74 * size;
  const y = p.height - 70 * size;
  const ray = (turn: number, length: number): Layer =>
    at(
      0,
      0,
      1,
      fill(`M0 ${-length}L6 -6L0 0Z`, teal(26)) + fill(`M0 ${-length}L-6 -6L0 0Z`, teal(52)),
      turn,
    );
  const star =
    [45, 135, 225, 315].map((turn) => ray(turn, 17)).join("") +
    ray(90, 24) +
    ray(180, 24) +
    ray(270, 24) +
    ray(0, 40);
  return at(x, y, size, star + dot(0, 0, 4, orange(58)), FRAMES[composition].turn);
}

/** The region as a poster, without any names: those are the page's. */
export function drawMap(composition: Composition): string {
  const frame = FRAMES[composition];
  const p = paper(SEED, frame);
  const sheet: Sheet = {
    p,
    composition,
    place: ([longitude = 0, latitude = 0]) => project(frame, { longitude, latitude }),
    degree: frame.scale,
    size: SIZES[composition],
  };
  const layers = [
    fields,
    vineyards,
    between,
    borders,
    waters,
    ways,
    hills,
    woods,
    landmarks,
    compass,
  ];
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/>${layers.map((layer) => layer(sheet)).join("")}</svg>\n`;
}
