import {
  amber,
  type Colour,
  cyan,
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
  n,
  oval,
  type Paper,
  polygon,
  times,
  within,
} from "./paper.ts";

const CRUST = mix(orange(50), lamplight(56), 0.5);
const CRUMB = mix(lamplight(92), sand(96), 0.4);

/** A long pointed pepper that hangs from (x, y) by its stalk; 150 long at scale 1. */
export const paprika = (
  x: number,
  y: number,
  scale: number,
  turn = 0,
  skin: Colour = red(48),
): Layer =>
  at(
    x,
    y,
    scale,
    line("M-3 -14Q2 -6 0 8", green(34), 7) +
      fill("M-24 10C-30 40 -24 90 -4 150C10 120 30 60 25 12C14 2 -12 2 -24 10Z", skin) +
      fill("M25 12C30 60 10 120 -4 150C4 100 12 50 8 8C14 6 20 8 25 12Z", mix(skin, ink(8), 0.28)) +
      line("M-14 24C-17 52 -12 84 -6 108", mix(skin, orange(96), 0.55), 5, 0.8) +
      fill("M-25 12C-16 0 16 0 26 13C14 20 -12 20 -25 12Z", green(40)),
    turn,
  );

/** A kulen on its side, cut on the right, its middle on (x, y); 640 long at scale 1. */
export const kulen = (p: Paper, x: number, y: number, scale: number): Layer => {
  const skin = mix(red(28), orange(30), 0.45);
  const body =
    "M-330 8C-336 -70 -250 -136 -120 -132C-20 -150 120 -136 230 -112L236 112C110 140 -30 146 -130 130C-250 132 -330 84 -330 8Z";
  const string = mix(sand(94), lamplight(84), 0.3);
  const fat = times(90, () => {
    const turn = p.chance() * 6.28;
    const way = Math.sqrt(p.chance());
    return oval(
      234 + Math.cos(turn) * way * 50,
      Math.sin(turn) * way * 96,
      p.between(2, 5),
      p.between(3, 7),
      p.chance() < 0.6 ? orange(72) : mix(red(70), sand(94), 0.4),
    );
  });
  return at(
    x,
    y,
    scale,
    [
      fill(body, skin),
      within(
        p,
        body,
        [
          oval(-60, -92, 330, 62, mix(skin, orange(78), 0.3)),
          oval(-120, -112, 220, 26, mix(skin, sand(96), 0.45), 0.7),
          oval(-30, 150, 360, 70, mix(skin, ink(4), 0.5)),
          [-250, -150, -40, 70, 170]
            .map((cut) => line(`M${cut} -150Q${cut + 46} 0 ${cut - 6} 150`, string, 6))
            .join(""),
          line("M-340 -30Q-60 -66 240 -46M-340 50Q-60 74 240 58", string, 5),
        ].join(""),
      ),
      line("M-326 0C-370 -20 -390 -50 -372 -74C-352 -92 -338 -60 -328 -8", string, 7),
      dot(-330, 4, 16, string),
      oval(234, 0, 62, 113, mix(orange(70), sand(80), 0.4)),
      oval(236, 0, 55, 104, mix(red(44), orange(46), 0.3)),
      fat,
    ].join(""),
  );
};

/** A slice of kulen that lies flat, its middle on (x, y); 200 wide at scale 1. */
export const kulenSlice = (p: Paper, x: number, y: number, scale: number): Layer =>
  at(
    x,
    y,
    scale,
    oval(0, 10, 102, 46, mix(red(26), orange(26), 0.4)) +
      oval(0, 0, 102, 46, mix(orange(70), sand(82), 0.4)) +
      oval(0, 0, 94, 41, mix(red(46), orange(50), 0.3)) +
      times(26, () => {
        const turn = p.chance() * 6.28;
        const way = Math.sqrt(p.chance());
        return oval(
          Math.cos(turn) * way * 84,
          Math.sin(turn) * way * 35,
          p.between(3, 7),
          p.between(2, 4),
          p.chance() < 0.6 ? orange(74) : mix(red(72), sand(94), 0.4),
        );
      }),
  );

/** A round loaf that lies on (x, y), slashed on top; 360 wide at scale 1. */
export const loaf = (x: number, y: number, scale: number, crust: Colour = CRUST): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(6, 0, 186, 16, ink(4), 0.22),
      fill(
        "M-180 -10C-190 -110 -90 -170 0 -170C90 -170 190 -110 180 -10C120 6 -120 6 -180 -10Z",
        crust,
      ),
      fill(
        "M180 -10C190 -110 90 -170 0 -170C70 -140 130 -70 96 2C130 2 160 -4 180 -10Z",
        mix(crust, orange(20), 0.45),
      ),
      [-86, -10, 66]
        .map((cut, index) =>
          fill(
            `M${cut - 36} ${-84 - index * 4}Q${cut - 8} -150 ${cut + 34} ${-150 + index * 12}Q${cut + 10} -108 ${cut - 36} ${-84 - index * 4}Z`,
            mix(CRUMB, crust, 0.15),
          ),
        )
        .join(""),
      oval(-110, -60, 30, 16, CRUMB, 0.35),
    ].join(""),
  );

/** A slice of bread leaning or lying, its foot in the middle at (x, y); 190 wide at scale 1. */
export const breadSlice = (x: number, y: number, scale: number, turn = 0): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-96 0V-70C-120 -130 -40 -150 0 -150C40 -150 120 -130 96 -70V0Z", CRUST) +
      fill("M-84 -8V-70C-104 -122 -36 -138 0 -138C36 -138 104 -122 84 -70V-8Z", CRUMB) +
      [
        [-40, -90, 7],
        [20, -110, 5],
        [44, -60, 8],
        [-20, -40, 6],
        [-56, -50, 4],
        [4, -74, 4],
      ]
        .map(([cx = 0, cy = 0, r = 0]) => oval(cx, cy, r, r * 0.7, mix(CRUMB, CRUST, 0.4)))
        .join(""),
    turn,
  );

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

/** A bowl-shaped ring cake, sugared, standing on (x, y); 420 wide and 250 high at scale 1. */
export const kuglof = (p: Paper, x: number, y: number, scale: number): Layer => {
  const cake = mix(orange(44), lamplight(48), 0.4);
  const shade = mix(orange(26), lamplight(30), 0.3);
  const body =
    "M-210 -6C-226 -90 -196 -190 -110 -232C-60 -252 60 -252 110 -232C196 -190 226 -90 210 -6C120 24 -120 24 -210 -6Z";
  const flutes = [-190, -132, -68, 0, 68, 132, 190];
  return at(
    x,
    y,
    scale,
    [
      fill(body, cake),
      within(
        p,
        body,
        flutes
          .map((foot) =>
            fill(
              `M${foot + 18} 30C${foot * 1.12 + 26} -80 ${foot * 0.86 + 22} -190 ${foot * 0.4 + 8} -250C${foot * 0.9 + 38} -190 ${foot * 1.16 + 52} -80 ${foot + 48} 30Z`,
              shade,
              0.75,
            ),
          )
          .join("") +
          fill("M60 30C200 0 240 -120 120 -260H240V30Z", shade, 0.45) +
          fill(
            "M-240 -270H240V-150C216 -176 200 -110 172 -140C150 -176 134 -96 104 -130C80 -166 60 -86 30 -124C6 -158 -10 -84 -40 -122C-66 -158 -84 -92 -108 -132C-132 -168 -150 -106 -176 -140C-196 -166 -210 -120 -240 -150Z",
            sand(100),
          ) +
          fill(
            "M90 -270H240V-150C216 -176 200 -110 172 -140C150 -176 134 -96 104 -130C120 -180 110 -230 90 -270Z",
            mix(sand(90), cyan(84), 0.4),
            0.6,
          ),
      ),
      oval(0, -234, 74, 17, mix(sand(92), cyan(84), 0.4)),
      oval(0, -231, 52, 11, shade),
      times(40, () =>
        dot(p.between(-190, 190), p.between(-120, -20), p.between(1.5, 3.4), sand(100), 0.7),
      ),
    ].join(""),
  );
};

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

/** A wedge of gibanica on its side: thin crusts and cheese in layers; 240 wide at scale 1, lying on (x, y). */
export const gibanicaWedge = (x: number, y: number, scale: number): Layer =>
  at(
    x,
    y,
    scale,
    polygon(mix(orange(56), lamplight(62), 0.5), [-130, -62], [40, -104], [136, -70], [110, -52]) +
      polygon(CRUMB, [-130, -62], [110, -54], [112, 10], [-126, 4]) +
      polygon(mix(CRUMB, orange(60), 0.4), [110, -54], [136, -70], [134, -8], [112, 10]) +
      times(5, (index) =>
        line(
          `M-128 ${-50 + index * 12}Q-60 ${-58 + index * 13} 0 ${-48 + index * 12}T112 ${-44 + index * 12}`,
          mix(orange(60), lamplight(68), 0.5),
          3.4,
        ),
      ) +
      oval(-20, -84, 26, 6, lamplight(84), 0.6),
  );

/** A jar of honey with its cloth cap, standing on (x, y); 130 high at scale 1. */
export const honeyJar = (x: number, y: number, scale: number, honey: Colour, cap: Colour): Layer =>
  at(
    x,
    y,
    scale,
    [
      box(-40, -100, 80, 100, honey, { round: 12 }),
      box(14, -100, 26, 100, mix(honey, orange(24), 0.35), { round: 12 }),
      box(-30, -90, 9, 76, mix(honey, sand(100), 0.65), { round: 4 }),
      box(-28, -64, 56, 38, sand(99), { round: 3 }),
      dot(0, -45, 10, lamplight(70)),
      fill("M-46 -98C-44 -128 44 -128 46 -98L52 -88H-52Z", cap),
      box(-42, -104, 84, 6, mix(cap, ink(10), 0.3)),
    ].join(""),
  );

/** A striped melon that lies on (x, y); 200 wide at scale 1. */
export const melon = (x: number, y: number, scale: number, skin = green(34)): Layer =>
  at(
    x,
    y,
    scale,
    oval(0, -70, 100, 72, skin) +
      [-66, -34, 0, 34, 66]
        .map((foot) => line(`M0 -140Q${n(foot * 1.75)} -70 0 0`, mix(skin, green(76), 0.6), 6, 0.8))
        .join("") +
      oval(-38, -106, 28, 14, mix(skin, sand(100), 0.5), 0.5),
  );

/** A wedge cut from a water melon, red inside; 220 wide at scale 1, standing on (x, y). */
export const melonWedge = (x: number, y: number, scale: number): Layer =>
  at(
    x,
    y,
    scale,
    fill("M-112 -96C-100 10 100 10 112 -96Z", green(34)) +
      fill("M-102 -96C-90 -4 90 -4 102 -96Z", mix(green(90), sand(98), 0.4)) +
      fill("M-92 -96C-80 -18 80 -18 92 -96Z", red(56)) +
      [-60, -34, -8, 18, 44, 64]
        .map((seed, index) => oval(seed, -66 + (index % 2) * 20, 3.4, 5.6, ink(8)))
        .join(""),
  );

/** A pumpkin that lies on (x, y); 220 wide at scale 1. */
export const pumpkin = (x: number, y: number, scale: number, skin: Colour = orange(60)): Layer =>
  at(
    x,
    y,
    scale,
    [
      oval(8, 0, 112, 11, ink(4), 0.2),
      oval(0, -72, 112, 74, mix(skin, orange(30), 0.35)),
      oval(-62, -72, 48, 68, skin),
      oval(60, -72, 46, 68, mix(skin, orange(36), 0.3)),
      oval(-22, -72, 44, 73, mix(skin, lamplight(78), 0.25)),
      oval(24, -72, 40, 73, skin),
      fill("M-8 -140Q-14 -170 -30 -178L-14 -186Q6 -172 10 -140Z", green(34)),
      oval(-34, -112, 14, 22, mix(skin, sand(100), 0.5), 0.5),
    ].join(""),
  );

/** An apple or a plum that lies on (x, y). */
export const fruit = (x: number, y: number, radius: number, skin: Colour): Layer =>
  dot(x, y - radius, radius, skin) +
  oval(x - radius * 0.3, y - radius * 1.4, radius * 0.28, radius * 0.2, mix(skin, sand(100), 0.6)) +
  line(
    `M${n(x)} ${n(y - radius * 1.9)}q2 ${n(-radius * 0.3)} ${n(radius * 0.3)} ${n(-radius * 0.4)}`,
    amber(26),
    2.5,
  );
