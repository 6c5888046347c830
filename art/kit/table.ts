import {
  amber,
  type Colour,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
} from "./colour.ts";
import {
  at,
  box,
  dot,
  fill,
  type Layer,
  line,
  oval,
  type Paper,
  polygon,
  times,
  within,
} from "./paper.ts";

/** A kitchen knife that lies from (x, y) to the right, its edge down; 430 long at scale 1. */
export const knife = (x: number, y: number, scale: number, turn = 0): Layer =>
  at(
    x,
    y,
    scale,
    [
      fill("M0 -20H260V22H40C20 22 4 4 0 -20Z", mix(cyan(84), sand(90), 0.5)),
      fill("M10 4C20 16 28 22 40 22H260V10C180 12 80 12 10 4Z", sand(100)),
      box(256, -24, 18, 48, mix(ink(46), sand(50), 0.4), { round: 4 }),
      fill("M272 -22H400Q432 -22 434 6Q434 30 410 28L272 22Z", mix(orange(18), ink(14), 0.4)),
      [300, 344, 390].map((x) => dot(x, 2, 6, sand(80))).join(""),
    ].join(""),
    turn,
  );

/** A plate seen at a slant, its middle on (x, y); 300 wide at scale 1. */
export const plate = (x: number, y: number, scale: number, rim: Colour = cyan(40)): Layer =>
  at(
    x,
    y,
    scale,
    oval(8, 16, 150, 36, ink(4), 0.2) +
      oval(0, 6, 150, 38, sand(80)) +
      oval(0, 0, 150, 38, sand(99)) +
      `<ellipse cx="0" cy="0" rx="136" ry="33" fill="none" stroke="${rim}" stroke-width="4"/>` +
      oval(0, 3, 98, 22, mix(sand(92), cyan(90), 0.3)),
  );

/** Checks of a table cloth that run to a vanishing point, within an outline of your own. */
export const checks = (
  p: Paper,
  outline: string,
  top: number,
  vanishing: { x: number; y: number },
  ground: Colour,
  check: Colour,
): Layer =>
  within(
    p,
    outline,
    box(0, top, p.width, p.height - top, ground) +
      times(33, (index) => {
        const goal = vanishing.x + (index - 16) * 260;
        return polygon(
          check,
          [vanishing.x, vanishing.y],
          [goal, p.height + 100],
          [goal + 130, p.height + 100],
        ).replace("/>", ' opacity="0.55"/>');
      }) +
      times(9, (index) => {
        const y = top + (p.height - top) * (index / 9) ** 1.35;
        const next = top + (p.height - top) * ((index + 0.5) / 9) ** 1.35;
        return box(0, y, p.width, next - y, check, { opacity: 0.55 });
      }),
  );

/** A jug that stands on (x, y), its handle on the right; 300 high at scale 1. */
export const jug = (
  x: number,
  y: number,
  scale: number,
  { clay, shade, band, inside }: { clay: Colour; shade: Colour; band: Colour; inside: Colour },
): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(10, 0, 92, 12, ink(4), 0.22),
      line("M70 -240C150 -250 160 -120 84 -96", shade, 22),
      fill("M-70 0C-120 -70 -116 -150 -66 -200L-70 -288H66L62 -200C112 -150 116 -70 66 0Z", clay),
      fill("M66 0C116 -70 112 -150 62 -200L66 -288H24C34 -190 66 -110 22 0Z", shade),
      fill("M-70 -288L-98 -304L-66 -306Z", clay),
      oval(-2, -290, 69, 15, mix(clay, sand(100), 0.4)),
      oval(-2, -288, 57, 10, inside),
      line("M-104 -118C-50 -100 50 -100 104 -118", band, 9),
      line("M-96 -84C-50 -68 50 -68 96 -84", band, 4),
      line("M-84 -150C-76 -170 -62 -186 -54 -196", mix(clay, sand(100), 0.7), 8),
    ].join(""),
  );

/** A small glass of dark dessert wine on its stem, standing on (x, y); 190 high at scale 1. */
export const smallGlass = (
  x: number,
  y: number,
  scale: number,
  wine: Colour,
  stem: Colour = sand(100),
): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(0, -3, 44, 9, stem, 0.8) + oval(-6, -5, 30, 5, sand(100), 0.7),
      box(-4, -70, 8, 68, stem, { opacity: 0.9 }),
      fill("M-44 -190C-46 -120 -34 -74 0 -68C34 -74 46 -120 44 -190Z", stem, 0.36),
      fill("M-44 -158C-44 -112 -32 -77 0 -72C32 -77 44 -112 44 -158Z", wine),
      oval(0, -158, 44, 8, mix(wine, orange(70), 0.4)),
      line("M-32 -180C-35 -140 -30 -116 -22 -100", sand(100), 6, 0.6),
    ].join(""),
  );

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
