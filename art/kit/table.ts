import {
  amber,
  type Colour,
  cyan,
  grape,
  green,
  lamplight,
  mix,
  orange,
  red,
  sand,
} from "./colour.ts";
import { at, box, dot, fill, type Layer, line, oval, times } from "./paper.ts";

const OAK = mix(orange(60), lamplight(44), 0.65);
const HOOP = mix(orange(36), lamplight(34), 0.5);

/** The head of a barrel seen from the front, its middle on (x, y); 224 high at scale 1. */
export const barrel = (
  x: number,
  y: number,
  scale: number,
  oak: Colour = OAK,
  hoop: Colour = HOOP,
): Layer =>
  at(
    x,
    y,
    scale,
    oval(0, 0, 105, 112, hoop) +
      oval(0, 0, 92, 99, oak) +
      times(5, (index) => {
        const across = (index - 2) * 30;
        const half = 94 - Math.abs(index - 2) * 9;
        return line(`M${across} ${-half}V${half}`, hoop, 4, 0.7);
      }) +
      box(-78, -10, 156, 20, hoop) +
      dot(0, 46, 9, orange(12)),
  );

/** A bottle of wine that stands on (x, y); 490 high at scale 1. */
export const bottle = (
  x: number,
  y: number,
  scale: number,
  {
    glass: pane = cyan(18),
    capsule = orange(46),
    label = orange(96),
  }: { glass?: Colour; capsule?: Colour; label?: Colour } = {},
): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-56 0V-250C-56 -310 -22 -320 -22 -370V-470H22V-370C22 -320 56 -310 56 -250V0Z", pane) +
      box(-24, -490, 48, 84, capsule) +
      box(-56, -215, 112, 130, label) +
      line("M-34 -140C-20 -170 10 -175 34 -150", green(44), 7) +
      dot(0, -126, 11, grape(34)) +
      dot(-16, -120, 11, grape(34)) +
      dot(14, -118, 11, grape(34)) +
      dot(-2, -106, 11, grape(40)) +
      line("M-40 -240V-20", mix(pane, green(80), 0.45), 9, 0.6),
  );

/** A glass of wine on its stem, standing on (x, y); 350 high at scale 1. */
export const glass = (x: number, y: number, scale: number, wine: Colour): Layer =>
  at(
    x,
    y,
    scale,
    oval(0, -4, 66, 10, sand(100), 0.55) +
      box(-5, -140, 10, 136, sand(100), { opacity: 0.75 }) +
      fill("M-78 -350C-92 -220 -52 -140 0 -136C52 -140 92 -220 78 -350Z", orange(100), 0.28) +
      fill("M-82 -262C-80 -190 -46 -142 0 -139C46 -142 80 -190 82 -262Z", wine) +
      oval(0, -262, 82, 12, mix(wine, orange(100), 0.35)) +
      line("M-62 -330C-70 -260 -58 -210 -40 -182", orange(100), 8, 0.55),
  );

/** White wine against the light. */
export const WHITE_WINE = mix(lamplight(74), amber(66), 0.35);
/** Red wine against the light. */
export const RED_WINE = mix(red(34), grape(28), 0.42);

/** A bunch of grapes that lies on (x, y), about 190 wide at scale 1. */
export const grapes = (
  x: number,
  y: number,
  scale: number,
  dark: Colour = grape(30),
  light: Colour = grape(37),
): Layer =>
  at(
    x,
    y,
    scale,
    times(26, (index) => {
      const row = Math.floor(Math.sqrt(index * 1.9));
      const gx = -80 + ((index * 37) % 7) * 20 + (row % 2) * 10;
      const gy = -27 - (index % 6) * 17;
      return (
        dot(gx, gy, 20, index % 3 ? dark : light) +
        dot(gx - 6, gy - 7, 4, mix(light, grape(84), 0.7))
      );
    }),
  );
