import { birds } from "../kit/birds.ts";
import { mooredBoat } from "../kit/boats.ts";
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
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { arch, bricks } from "../kit/walls.ts";

/** The brown Tisa meets the blue-green Danube, seen from a ruin on the hill, evening. */
export const slankamenConfluence = scene("slankamen-confluence", 109, (p) => {
  const haze = mix(orange(90), grape(84), 0.2);
  const far = ridge(p, 372, 10, 1.1);
  const land = mix(green(44), orange(50), 0.25);
  const danube = mix(cyan(48), teal(50), 0.4);
  const tisa = mix(amber(61), sand(58), 0.4);
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
    fill(`M-20 470C200 474 420 500 620 560C800 540 1200 500 1640 450V${p.height}H-20Z`, danube),
    fill(
      "M604 388C560 400 690 414 640 436C590 456 640 480 700 506C780 540 860 556 960 556C1220 548 1460 520 1640 496V760C1400 790 1180 800 1000 780C800 756 640 690 570 600C520 540 470 500 520 462C560 434 530 410 572 388Z",
      tisa,
    ),
    fill(
      "M520 540C560 640 760 756 1000 780C1180 800 1400 790 1640 760V800C1400 832 1160 838 970 812C740 780 560 680 500 560Z",
      mix(tisa, danube, 0.55),
    ),
    bars(-20, 700, 690, 960, mix(cyan(74), orange(88), 0.4), 40),
    bars(-20, 420, 500, 680, mix(cyan(70), teal(66), 0.5), 30),
    bars(330, 660, 640, 900, lamplight(90), 24),
    bars(760, 1560, 570, 740, mix(tisa, lamplight(88), 0.5), 34),
    bars(560, 640, 400, 560, lamplight(90), 14),
    times(16, (index) => {
      const way = index / 15;
      return box(
        560 + way * 480 + p.between(-14, 14),
        640 + Math.sin(way * 1.5) * 160,
        p.between(26, 60),
        5,
        index % 2 ? tisa : danube,
        { round: 3, opacity: 0.8 },
      );
    }),
    fill(
      "M-20 470C200 474 400 494 530 540C500 510 480 490 520 462C560 434 530 410 572 388H-20Z",
      mix(mix(green(36), orange(40), 0.25), haze, 0.1),
    ),
    trees(p, (x) => 468 + Math.max(0, x) * 0.08, 60, mix(green(28), grape(26), 0.3), {
      from: -20,
      to: 480,
      least: 26,
      most: 56,
    }),
    fill(
      "M604 388C560 400 690 414 640 436C590 456 640 480 700 506C780 540 860 556 960 556C1220 548 1460 520 1640 496V388Z",
      mix(mix(green(40), orange(46), 0.25), haze, 0.12),
    ),
    trees(p, (x) => 556 - (x - 860) * 0.06, 60, mix(green(32), grape(28), 0.3), {
      from: 830,
      to: 1640,
      least: 22,
      most: 50,
    }),
    trees(p, () => 452, 14, mix(green(32), grape(28), 0.3), {
      from: 690,
      to: 900,
      least: 14,
      most: 30,
    }),
    at(420, 790, 1, mooredBoat(0, 0, 0.3, mix(dark, ink(10), 0.4), dark)),
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
    fill("M1225 600C1290 610 1350 590 1415 600V760H1225Z", tisa),
    bars(1232, 1350, 630, 750, mix(tisa, lamplight(88), 0.6), 7),
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
