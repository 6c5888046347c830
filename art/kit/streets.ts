import { amber, type Colour, mix } from "./colour.ts";
import { box, fill, type Layer, n, type Paper, polygon, times } from "./paper.ts";

export interface FacadeColours {
  wall: Colour;
  trim: Colour;
  roof: Colour;
  shade: Colour;
  dark: Colour;
  /** What part of the windows is lit. */
  lit: number;
}

/** A baroque town house seen from the front: windows on a grid, arches below, dormers above. */
export function facade(
  p: Paper,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: FacadeColours,
): Layer {
  const { wall, trim, roof, shade, dark, lit } = colours;
  const columns = Math.max(2, Math.round(w / 62));
  const floors = Math.max(2, Math.round(h / 95));
  const roofHeight = p.between(58, 92);
  const dormers = Math.floor(columns / 2);
  let drawn =
    box(x, y - h, w, h, wall) +
    box(x + w * 0.72, y - h, w * 0.28, h, shade, { opacity: 0.35 }) +
    fill(
      `M${x - 8} ${y - h}L${x + 22} ${n(y - h - roofHeight)}H${x + w - 22}L${x + w + 8} ${y - h}Z`,
      roof,
    ) +
    box(x - 10, y - h - 8, w + 20, 13, trim);
  drawn += times(dormers, (index) => {
    const cx = x + (w * (index + 0.5)) / dormers;
    const cy = y - h - roofHeight * 0.28;
    return (
      fill(`M${n(cx - 13)} ${n(cy)}v-18a13 13 0 0 1 26 0v18Z`, trim) +
      box(cx - 7, cy - 16, 14, 16, dark)
    );
  });
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const cell = w / columns;
      const cx = x + cell * (column + 0.5);
      const cy = y - h + (h / floors) * (floor + 0.28);
      const ww = cell * 0.4;
      const hh = (h / floors) * 0.52;
      if (floor === floors - 1) {
        drawn += fill(
          `M${n(cx - ww * 0.62)} ${y}v${n(-hh * 1.15)}a${n(ww * 0.62)} ${n(ww * 0.62)} 0 0 1 ${n(ww * 1.24)} 0v${n(hh * 1.15)}Z`,
          dark,
        );
      } else {
        drawn +=
          box(cx - ww * 0.5 - 5, cy - 5, ww + 10, hh + 10, trim) +
          box(cx - ww * 0.5, cy, ww, hh, p.chance() < lit ? amber(86) : dark) +
          box(cx - 1.5, cy, 3, hh, trim) +
          box(cx - ww * 0.5, cy + hh * 0.4, ww, 3, trim) +
          box(cx - ww * 0.5 - 9, cy + hh + 5, ww + 18, 6, trim);
      }
    }
  }
  return (
    drawn +
    times(floors - 1, (floor) =>
      box(x, y - h + (h / floors) * (floor + 1) - 7, w, 5, trim, { opacity: 0.8 }),
    )
  );
}

interface Edge {
  x: number;
  top: number;
  bottom: number;
}

export interface StreetColours {
  wall: Colour;
  trim: Colour;
  roof: Colour;
  dark: Colour;
}

/** A street front that runs away from us, from its near edge to its far edge: floors of windows, arches below, a roof leaning back. */
export function recedingFront(
  near: Edge,
  far: Edge,
  { wall, trim, roof, dark }: StreetColours,
  {
    columns = 5,
    floors = 2,
    roofHeight = 0.2,
  }: { columns?: number; floors?: number; roofHeight?: number } = {},
): Layer {
  const ratio = (far.bottom - far.top) / (near.bottom - near.top);
  // Along the front (0 near, 1 far) and down it (0 eaves, 1 ground), in true perspective.
  const place = (along: number, down: number): [number, number] => {
    const depth = 1 + along * (1 / ratio - 1);
    const way = (1 - 1 / depth) / (1 - ratio);
    const top = near.top + (far.top - near.top) * way;
    const bottom = near.bottom + (far.bottom - near.bottom) * way;
    return [near.x + (far.x - near.x) * way, top + (bottom - top) * down];
  };
  const pane = (from: number, to: number, top: number, bottom: number, colour: Colour): Layer =>
    polygon(colour, place(from, top), place(to, top), place(to, bottom), place(from, bottom));
  const back = near.x < far.x ? -1 : 1;
  const height = near.bottom - near.top;
  const openings = times(columns * floors, (index) => {
    const cell = 1 / columns;
    const middle = ((index % columns) + 0.5) * cell;
    const floor = Math.floor(index / columns);
    const half = cell * 0.2;
    const top = (floor + 0.24) / floors;
    const bottom = (floor + 0.74) / floors;
    if (floor === floors - 1) {
      const [x0, y0] = place(middle - half * 1.2, 1);
      const [x1, y1] = place(middle + half * 1.2, 1);
      const [x2, y2] = place(middle + half * 1.2, top + 0.1 / floors);
      const [x3, y3] = place(middle - half * 1.2, top + 0.1 / floors);
      const [cx, cy] = place(middle, top - 0.22 / floors);
      return fill(
        `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}Q${n(cx)} ${n(cy)} ${n(x3)} ${n(y3)}Z`,
        dark,
      );
    }
    return (
      pane(middle - half * 1.5, middle + half * 1.5, top - 0.035, bottom + 0.035, trim) +
      pane(middle - half, middle + half, top, bottom, dark) +
      pane(middle - half * 0.1, middle + half * 0.1, top, bottom, trim)
    );
  });
  const lean = roofHeight * height;
  const [ridgeFrom, ridgeTo] = [place(0.16, 0), place(0.9, 0)];
  const dormers = times(Math.floor(columns / 2), (index) => {
    const [x, y] = place((index * 2 + 1) / columns, 0);
    const size = (place((index * 2 + 1.3) / columns, 0)[0] - x) * -back;
    return (
      fill(
        `M${n(x - size * 0.7)} ${n(y - size * 0.5)}v${n(-size)}a${n(size * 0.7)} ${n(size * 0.7)} 0 0 1 ${n(size * 1.4)} 0v${n(size)}Z`,
        trim,
      ) + box(x - size * 0.36, y - size * 1.6, size * 0.72, size * 1.1, dark)
    );
  });
  return [
    pane(0, 1, 0, 1, wall),
    polygon(
      roof,
      [near.x, near.top],
      [ridgeFrom[0] + back * lean * 0.4, ridgeFrom[1] - lean],
      [ridgeTo[0] + back * lean * ratio * 0.4, ridgeTo[1] - lean * ratio],
      [far.x, far.top],
    ),
    dormers,
    pane(0, 1, -0.012, 0.03, trim),
    times(floors - 1, (floor) =>
      pane(0, 1, (floor + 0.95) / floors, (floor + 0.985) / floors, trim),
    ),
    openings,
    pane(0, 0.008, 0, 1, mix(wall, trim, 0.6)),
  ].join("");
}

/** Cobbles or slabs in rows that come nearer from `top` to `bottom`. */
export const cobbles = (
  p: Paper,
  top: number,
  bottom: number,
  colour: Colour,
  { rows = 16, opacity = 0.5, from = 0, to = p.width } = {},
): Layer =>
  times(rows, (row) => {
    const way = ((row + 0.6) / rows) ** 1.7;
    const y = top + (bottom - top) * way;
    const long = 16 + 90 * way;
    return times(Math.round((to - from) / (long * 2.4)), () =>
      box(
        p.between(from, to - long),
        y + p.between(-3, 3) * way,
        long * p.between(0.5, 1),
        1.5 + 4 * way,
        colour,
        {
          round: 2,
          opacity: Number((opacity * p.between(0.5, 1)).toFixed(2)),
        },
      ),
    );
  });
