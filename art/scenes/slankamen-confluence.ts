import { birds } from "../kit/birds.ts";
import { mooredBoat } from "../kit/boats.ts";
import { arch, bricks } from "../kit/buildings.ts";
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
import { grass, hill, ridge } from "../kit/land.ts";
import { clouds, sky, sun } from "../kit/light.ts";
import { at, box, fill, polygon, times } from "../kit/paper.ts";
import { person } from "../kit/people.ts";
import { trees } from "../kit/plants.ts";
import { scene } from "../kit/scene.ts";

/** The brown Tisa meets the blue-green Danube, seen from a ruin on the hill, evening. */
export const slankamenConfluence = scene("slankamen-confluence", 109, (p) => {
  const haze = mix(orange(90), grape(84), 0.2);
  const far = ridge(p, 372, 10, 1.1);
  const land = mix(green(44), orange(50), 0.25);
  const danube = mix(cyan(46), teal(44), 0.4);
  const tisa = mix(amber(58), orange(56), 0.3);
  const stone = mix(orange(44), sand(50), 0.5);
  const dark = mix(red(22), ink(18), 0.5);
  const bars = (
    from: number,
    to: number,
    top: number,
    bottom: number,
    colour: Colour,
    count: number,
  ) =>
    times(count, () => {
      const y = p.between(top, bottom);
      return box(p.between(from, to), y, p.between(30, 60 + (y - top) * 0.5), 3, colour, {
        round: 2,
        opacity: 0.55,
      });
    });
  return [
    sky(p, [
      [0, mix(night(46), grape(50), 0.4)],
      [0.16, mix(grape(72), orange(80), 0.4)],
      [0.35, lamplight(86)],
    ]),
    clouds(p, 16, 60, 320, mix(orange(84), red(84), 0.3), 0.5),
    sun(p, 560, 320, 62, orange(99), lamplight(86)),
    hill(p, far, mix(grape(56), orange(70), 0.4)),
    trees(p, far, 120, mix(grape(52), orange(64), 0.4), { least: 8, most: 24 }),
    fill(`M0 384H${p.width}V${p.height}H0Z`, mix(land, haze, 0.25)),
    times(20, () => {
      const y = p.between(396, 520);
      const x = p.between(-60, 1560);
      const w = p.between(80, 260);
      return polygon(
        mix(mix(lamplight(74), green(50), p.chance()), haze, 0.35),
        [x, y],
        [x + w, y],
        [x + w * 1.1, y + (y - 380) * 0.16],
        [x - w * 0.1, y + (y - 380) * 0.16],
      );
    }),
    fill(`M-20 520C260 516 500 540 740 600C1000 560 1300 540 1640 470V${p.height}H-20Z`, danube),
    fill(
      "M620 390C560 410 700 430 660 462C620 496 700 540 800 596C720 612 620 600 540 566C560 520 500 480 540 452C580 424 520 404 596 390Z",
      tisa,
    ),
    fill(
      "M800 596C720 612 620 600 540 566C680 660 960 690 1240 680C1400 672 1520 650 1640 640V520C1460 560 1120 610 800 596Z",
      tisa,
    ),
    fill(
      "M540 566C660 690 940 730 1240 724C1400 716 1520 700 1640 690V640C1520 650 1400 672 1240 680C960 690 680 660 540 566Z",
      mix(tisa, danube, 0.5),
    ),
    bars(-20, 1500, 690, 960, mix(cyan(74), orange(88), 0.4), 46),
    bars(300, 900, 700, 900, lamplight(90), 30),
    bars(820, 1560, 560, 630, mix(tisa, lamplight(88), 0.55), 26),
    bars(540, 640, 410, 570, lamplight(90), 16),
    fill(
      "M-20 520C260 516 420 534 540 566C560 520 500 480 540 452C580 424 520 404 596 390H-20Z",
      mix(mix(green(36), orange(40), 0.25), haze, 0.1),
    ),
    trees(p, (x) => 520 + x * 0.06 + (x > 380 ? 6 : 0), 60, mix(green(28), grape(26), 0.3), {
      from: -20,
      to: 530,
      least: 26,
      most: 60,
    }),
    fill(
      "M620 390C560 410 700 430 660 462C620 496 700 540 800 596C1000 580 1360 560 1640 500V388Z",
      mix(mix(green(40), orange(46), 0.25), haze, 0.12),
    ),
    trees(p, (x) => 596 - (x - 800) * 0.1, 60, mix(green(32), grape(28), 0.3), {
      from: 800,
      to: 1640,
      least: 22,
      most: 52,
    }),
    trees(p, () => 470, 14, mix(green(32), grape(28), 0.3), {
      from: 690,
      to: 900,
      least: 14,
      most: 30,
    }),
    at(880, 760, 0.8, mooredBoat(0, 0, 0.3, mix(dark, ink(10), 0.4), dark)),
    hill(
      p,
      (x) =>
        900 - Math.max(0, x - 800) * 0.22 + Math.max(0, 500 - x) * 0.05 + Math.sin(x / 120) * 8,
      mix(green(26), grape(18), 0.35),
    ),
    fill(
      `M960 ${p.height}V740L985 720L990 560L1020 540L1030 420L1075 395L1090 250L1150 262L1165 190L1240 205L1262 150L1340 165L1352 240H1450L1460 120L1540 140L1560 90L1640 100V${p.height}Z`,
      stone,
    ),
    fill(
      `M960 ${p.height}V740L985 720L990 560L1020 540L1030 420L1075 395L1090 250L1110 254L1100 430L1060 460L1050 590L1022 610L1010 ${p.height}Z`,
      mix(lamplight(78), orange(72), 0.5),
    ),
    arch(1320, 760, 190, 380, mix(mix(green(40), orange(46), 0.25), haze, 0.3)),
    fill(
      "M1225 560H1415V600C1350 590 1290 610 1225 600Z",
      mix(mix(green(40), orange(46), 0.25), haze, 0.12),
    ),
    fill("M1225 600C1290 610 1350 590 1415 600V760H1225Z", danube),
    bars(1232, 1350, 630, 750, lamplight(88), 7),
    fill("M1225 760V475a95 95 0 0 1 40 -77V760Z", dark),
    arch(1530, 420, 70, 150, dark),
    arch(1150, 560, 54, 130, dark),
    bricks(p, 1060, 430, 150, 560, stone, 50),
    bricks(p, 1430, 260, 190, 700, stone, 60),
    bricks(p, 1110, 300, 480, 90, stone, 24),
    bricks(p, 1060, 780, 540, 250, stone, 60),
    hill(
      p,
      (x) => 1010 - Math.max(0, x - 700) * 0.06 + Math.sin(x / 90) * 8,
      mix(green(20), grape(14), 0.35),
    ),
    grass(p, (x) => 1010 - Math.max(0, x - 700) * 0.06, 150, mix(green(24), amber(24), 0.3), 60),
    person(720, 1000, 1.7, { top: mix(red(38), grape(30), 0.3), legs: ink(14) }),
    birds(p, 7, 240, 150, mix(grape(34), night(30), 0.5)),
  ];
});
