import { type Colour, cyan, ink, lamplight, mix, orange, red, sand } from "./colour.ts";
import {
  at,
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

const CRUST = mix(orange(50), lamplight(56), 0.5);

const CRUMB = mix(lamplight(92), sand(96), 0.4);

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
