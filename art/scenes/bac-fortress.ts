import { birds } from "../kit/birds.ts";
import { cyan, green, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { goose } from "../kit/geese.ts";
import { flowers, grass, hill, type Line, ridge, road } from "../kit/land.ts";
import { clouds, fog, sky, sun } from "../kit/light.ts";
import { at, box, fill, mirrored, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { poplar, trees } from "../kit/trees.ts";
import { arch, bricks } from "../kit/walls.ts";

/** The square brick keep and the broken walls of Bač on a green meadow, geese in front, morning. */
export const bacFortress = scene("bac-fortress", 127, (p) => {
  const far = ridge(p, 640, 8, 1.3);
  const brick = mix(orange(52), sand(64), 0.4);
  const lit = mix(orange(72), sand(84), 0.4);
  const shade = mix(red(32), ink(34), 0.4);
  const dark = mix(red(18), ink(16), 0.5);
  const stone = mix(sand(90), orange(90), 0.4);
  const meadow: Line = (x) => 716 + Math.sin(x / 260) * 6;
  const keep = [
    polygon(brick, [0, 0], [170, 0], [170, -400], [0, -400]),
    polygon(lit, [-190, -8], [0, 0], [0, -400], [-190, -392]),
    polygon(shade, [-206, -390], [0, -398], [186, -398], [186, -412], [0, -414], [-206, -404]),
    times(9, (index) => box(8 + index * 20, -398, 10, 18, shade)),
    times(9, (index) =>
      polygon(
        mix(lit, shade, 0.5),
        [-196 + index * 21, -391 - index * 0.8],
        [-186 + index * 21, -391 - index * 0.8],
        [-186 + index * 21, -374 - index * 0.8],
        [-196 + index * 21, -374 - index * 0.8],
      ),
    ),
    polygon(brick, [0, -412], [186, -412], [186, -500], [0, -506]),
    polygon(lit, [-206, -404], [0, -412], [0, -506], [-206, -494]),
    times(4, (index) => box(20 + index * 42, -474, 15, 34, dark)),
    times(4, (index) => box(-184 + index * 46, -470, 15, 34, dark)),
    polygon(
      mix(orange(38), red(36), 0.5),
      [-216, -494],
      [0, -508],
      [196, -500],
      [60, -566],
      [-70, -566],
    ),
    polygon(mix(orange(56), red(52), 0.3), [-216, -494], [0, -508], [-20, -566], [-70, -566]),
    arch(84, -286, 46, 84, stone) + arch(84, -286, 32, 72, dark),
    arch(-96, -284, 46, 84, stone) + arch(-96, -284, 32, 72, dark),
    arch(84, -150, 40, 70, stone) + arch(84, -150, 28, 60, dark),
    arch(-96, -148, 40, 70, stone) + arch(-96, -148, 28, 60, dark),
    arch(-96, -2, 54, 96, stone) + arch(-96, -2, 40, 84, dark),
    box(0, -210, 170, 7, mix(brick, shade, 0.5)) +
      polygon(mix(lit, shade, 0.4), [-190, -206], [0, -210], [0, -203], [-190, -199]),
    bricks(p, 4, -390, 160, 370, brick, 40),
    bricks(p, -184, -390, 180, 370, lit, 40),
  ].join("");
  const stub = (x: number, y: number, w: number, h: number, k: number) =>
    at(
      x,
      y,
      k,
      fill(
        `M0 0V${-h * 0.8}L${w * 0.12} ${-h}L${w * 0.3} ${-h * 0.82}L${w * 0.46} ${-h * 0.9}L${w * 0.62} ${-h * 0.6}L${w * 0.8} ${-h * 0.66}L${w} ${-h * 0.3}V0Z`,
        brick,
      ) +
        fill(`M0 0V${-h * 0.8}L${w * 0.12} ${-h}L${w * 0.2} ${-h * 0.9}L${w * 0.24} 0Z`, lit) +
        fill(`M${w * 0.7} 0V${-h * 0.63}L${w * 0.8} ${-h * 0.66}L${w} ${-h * 0.3}V0Z`, shade, 0.7) +
        arch(w * 0.46, -h * 0.24, w * 0.12, h * 0.3, dark) +
        bricks(p, w * 0.1, -h * 0.55, w * 0.75, h * 0.5, brick, 20),
    );
  return [
    sky(p, [
      [0, mix(cyan(72), night(70), 0.3)],
      [0.3, mix(cyan(92), orange(94), 0.5)],
      [0.6, mix(orange(92), red(90), 0.3)],
    ]),
    sun(p, 270, 400, 60, orange(100), orange(96)),
    clouds(p, 14, 80, 470, sand(100), 0.65),
    hill(p, far, mix(teal(70), orange(86), 0.3)),
    trees(p, far, 120, mix(teal(62), green(68), 0.4), { least: 20, most: 60 }),
    fog(p, 6, 620, 690, orange(97), 0.6),
    poplar(150, 710, 210, mix(teal(54), green(54), 0.4)) +
      poplar(200, 712, 250, mix(teal(50), green(52), 0.4)) +
      poplar(1500, 712, 240, mix(teal(50), green(52), 0.4)),
    hill(p, meadow, mix(green(60), lamplight(74), 0.35)),
    stub(1230, 752, 300, 300, 1),
    stub(430, 744, 250, 170, 1),
    at(
      700,
      748,
      1,
      mirrored(
        0,
        0,
        1,
        fill("M0 0V-60L30 -90L80 -70L140 -110L200 -60V0Z", brick) +
          fill("M140 0V-110L200 -60V0Z", lit),
      ),
    ),
    at(940, 752, 1.06, keep),
    fill(
      "M700 760C860 740 1200 740 1560 764C1300 790 900 800 700 760Z",
      mix(green(40), teal(36), 0.3),
    ),
    fill(`M0 780H${p.width}V${p.height}H0Z`, mix(green(56), lamplight(68), 0.25)),
    road(
      [
        [860, 770, 26],
        [800, 840, 70],
        [930, 950, 150],
        [780, 1100, 300],
      ],
      mix(sand(92), orange(94), 0.4),
    ),
    times(60, () => {
      const y = p.between(790, 1050);
      return box(
        p.between(-20, p.width),
        y,
        p.between(40, 150),
        4 + (y - 780) * 0.012,
        p.chance() < 0.5 ? mix(green(48), teal(44), 0.2) : mix(lamplight(78), green(66), 0.4),
        { round: 3, opacity: 0.55 },
      );
    }),
    goose(250, 880, 1.0) +
      goose(400, 930, 1.25, { grazing: true }) +
      goose(170, 980, 1.5) +
      goose(560, 1000, 1.6, { toLeft: true }) +
      goose(350, 1010, 1.3, { toLeft: true, grazing: true }) +
      goose(1130, 950, 1.2, { toLeft: true, grazing: true }) +
      goose(1290, 990, 1.45, { toLeft: true }),
    flowers(p, 46, 0, p.width, 930, 1060, sand(100), mix(green(40), teal(36), 0.3)),
    grass(p, () => p.height + 14, 110, mix(green(36), teal(32), 0.3), 70),
    birds(p, 6, 560, 170, mix(teal(44), ink(40), 0.4)),
  ];
});
