import {
  amber,
  type Colour,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  night,
  orange,
  red,
  sand,
  teal,
} from "../kit/colour.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, fill, line, oval, polygon, times } from "../kit/paper.ts";
import { cyclist, person } from "../kit/people.ts";
import { scene } from "../kit/scene.ts";
import { arch } from "../kit/walls.ts";

/** A street of tall hackberry trees in Sombor with the yellow county hall and a cyclist, autumn. */
export const somborStreet = scene("sombor-street", 139, (p) => {
  const yellow = mix(lamplight(80), amber(70), 0.25);
  const yellowShade = mix(lamplight(70), amber(60), 0.5);
  const trim = mix(sand(100), orange(97), 0.4);
  const dark = mix(ink(26), night(26), 0.4);
  const roof = mix(orange(42), red(38), 0.4);
  const bark = mix(ink(40), sand(44), 0.5);
  const leaves = [
    mix(lamplight(64), amber(54), 0.4),
    mix(lamplight(72), orange(70), 0.25),
    lamplight(80),
    mix(lamplight(88), sand(98), 0.2),
  ];
  const window = (x: number, y: number, w: number, h: number, arched: boolean) =>
    (arched
      ? arch(x, y + 4, w + 14, h + 12, trim) + arch(x, y, w, h, dark)
      : box(x - w / 2 - 7, y - h - 7, w + 14, h + 14, trim) + box(x - w / 2, y - h, w, h, dark)) +
    box(x - 1.5, y - h + (arched ? 6 : 0), 3, h - (arched ? 6 : 0), trim) +
    box(x - w / 2 - 10, y + 4, w + 20, 6, trim);
  const wing = (x: number, w: number, columns: number) =>
    box(x, -250, w, 254, yellow) +
    box(x, -34, w, 38, mix(yellowShade, sand(60), 0.4)) +
    polygon(roof, [x - 8, -250], [x + 20, -320], [x + w - 20, -320], [x + w + 8, -250]) +
    box(x - 8, -260, w + 16, 14, trim) +
    box(x, -142, w, 8, trim) +
    times(columns, (index) => {
      const cx = x + (w * (index + 0.5)) / columns;
      return (
        window(cx, -166, w / columns / 2.4, 62, false) +
        window(cx, -50, w / columns / 2.3, 66, true) +
        box(cx - w / columns / 2 - 4, -246, 8, 240, mix(yellow, trim, 0.6))
      );
    });
  const tower = (x: number) =>
    box(x - 56, -330, 112, 334, mix(yellow, sand(100), 0.25)) +
    box(x + 22, -330, 34, 334, yellowShade) +
    box(x - 64, -340, 128, 14, trim) +
    box(x - 56, -142, 112, 8, trim) +
    window(x - 14, -258, 30, 50, true) +
    window(x - 14, -166, 30, 62, false) +
    window(x - 14, -50, 34, 70, true) +
    fill(
      `M${x - 62} -340C${x - 62} -400 ${x - 20} -412 ${x - 12} -440H${x + 12}C${x + 20} -412 ${x + 62} -400 ${x + 62} -340Z`,
      mix(teal(46), green(52), 0.4),
    ) +
    fill(
      `M${x + 14} -340C${x + 26} -400 ${x + 8} -412 ${x + 6} -440H${x + 12}C${x + 20} -412 ${x + 62} -400 ${x + 62} -340Z`,
      mix(teal(36), green(40), 0.4),
    ) +
    line(`M${x} -440V-486`, lamplight(66), 5);
  const hall =
    wing(-520, 330, 5) +
    wing(190, 330, 5) +
    wing(-70, 150, 2) +
    tower(-130) +
    tower(140) +
    polygon(trim, [-74, -250], [84, -250], [5, -306]) +
    polygon(yellow, [-52, -256], [62, -256], [5, -294]);
  const trunk = (x: number, y: number, w: number, lean: number, colour: Colour) =>
    fill(
      `M${x - w * 0.8} ${y}C${x - w * 0.4} ${y - 120} ${x - w * 0.5} 400 ${x + lean - w * 0.32} 120L${x + lean - w * 1.6} -20H${x + lean + w * 1.5}L${x + lean + w * 0.36} 130C${x + w * 0.5} 400 ${x + w * 0.45} ${y - 120} ${x + w * 0.9} ${y}Z`,
      colour,
    ) +
    fill(
      `M${x - w * 0.8} ${y}C${x - w * 0.4} ${y - 120} ${x - w * 0.5} 400 ${x + lean - w * 0.32} 120L${x + lean - w * 1.6} -20H${x + lean - w * 1.1}L${x + lean - w * 0.06} 130C${x - w * 0.15} 400 ${x - w * 0.1} ${y - 120} ${x - w * 0.36} ${y}Z`,
      mix(colour, lamplight(84), 0.35),
    );
  const crown = (x: number, y: number, rx: number, ry: number, count: number) =>
    times(count, (index) => {
      const a = p.between(0, 6.28);
      const r = Math.sqrt(p.chance());
      const colour = leaves[Math.min(3, Math.floor((index / count) * 4))] ?? yellow;
      return oval(
        x + Math.cos(a) * r * rx,
        y + Math.sin(a) * r * ry,
        p.between(36, 72),
        p.between(22, 40),
        colour,
      );
    });
  const asphalt = mix(sand(72), night(70), 0.35);
  return [
    sky(p, [
      [0, mix(cyan(60), night(58), 0.4)],
      [0.4, cyan(86)],
      [0.7, mix(orange(96), lamplight(92), 0.4)],
    ]),
    clouds(p, 9, 120, 460, sand(100), 0.8),
    crown(800, 560, 1000, 130, 50),
    at(780, 770, 1.14, hall),
    fill(`M0 770H${p.width}V${p.height}H0Z`, mix(green(52), lamplight(66), 0.4)),
    fill(`M0 792H${p.width}V820H0Z`, mix(sand(88), orange(88), 0.3)),
    fill(`M0 868H${p.width}V1000H0Z`, asphalt),
    box(0, 862, p.width, 10, mix(sand(92), orange(92), 0.3)),
    times(9, (index) => box(20 + index * 190, 930, 96, 6, sand(96), { opacity: 0.6 })),
    fill(
      "M180 868L420 868L700 1000H330ZM1180 868H1330L1640 960V1000H1500Z",
      mix(asphalt, grape(30), 0.4),
      0.45,
    ),
    oval(760, 962, 84, 9, mix(asphalt, ink(10), 0.6), 0.5),
    cyclist(
      760,
      958,
      1.75,
      { top: mix(red(44), orange(50), 0.3), legs: ink(24), hair: amber(30) },
      { toLeft: true, frame: teal(36) },
    ),
    person(1130, 852, 1.25, { top: teal(38), legs: ink(26) }) +
      person(1176, 854, 1.2, {
        top: mix(grape(44), sand(60), 0.3),
        legs: sand(30),
        hair: amber(40),
      }),
    box(0, 1000, p.width, 10, mix(sand(92), orange(92), 0.3)),
    fill(`M0 1010H${p.width}V${p.height}H0Z`, mix(amber(52), green(46), 0.4)),
    trunk(330, 880, 44, 30, bark) + trunk(1330, 880, 46, -20, bark),
    crown(360, 190, 330, 170, 40) + crown(1290, 180, 340, 170, 42),
    trunk(90, 1030, 78, 20, mix(bark, ink(14), 0.35)) +
      trunk(1530, 1030, 84, -20, mix(bark, ink(14), 0.35)),
    crown(90, 70, 420, 150, 40) + crown(1520, 60, 460, 150, 44) + crown(800, 0, 560, 80, 36),
    times(120, () => {
      const t = p.chance() ** 0.7;
      return oval(
        p.between(-10, p.width),
        800 + t * 260,
        4 + t * 7,
        2 + t * 3.4,
        leaves[Math.floor(p.between(0, 3.9))] ?? yellow,
      );
    }),
    times(22, () =>
      at(
        p.between(380, 1240),
        p.between(260, 800),
        p.between(0.6, 1.1),
        oval(0, 0, 10, 5, leaves[Math.floor(p.between(0, 3.9))] ?? yellow),
        p.between(0, 180),
      ),
    ),
  ];
});
