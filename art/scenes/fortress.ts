import { amber, cyan, ink, lamplight, mix, night, orange, red, sand, teal } from "../kit/colour.ts";
import { hill, ridge } from "../kit/land.ts";
import { clouds, lights, sky, stars } from "../kit/light.ts";
import { at, box, fill, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { clockTower } from "../kit/town.ts";
import { trees } from "../kit/trees.ts";
import { water } from "../kit/water.ts";

const DARK = mix(ink(24), sand(16), 0.4);
const ROOF = mix(red(28), orange(26), 0.35);
const LIT = lamplight(84);

/** A river steamer with lit windows, its waterline on zero. */
const steamer = [
  fill("M-150 0H210L180 44H-120Z", orange(96)),
  fill("M-150 0H210L204 10H-144Z", orange(46)),
  box(-96, -42, 230, 42, orange(98)),
  times(7, (index) => box(-84 + index * 31, -32, 20, 18, lamplight(80))),
  box(-60, -70, 150, 28, sand(96)),
  box(96, -92, 7, 50, DARK),
  fill("M103 -90L140 -80L103 -68Z", orange(60)),
].join("");

/** Petrovaradin at the blue hour: the clock tower over the bastions, a lit steamer on the Danube. */
export const fortress = scene("fortress", 8, (p) => {
  const far = ridge(p, 640, 26, 0.8);
  const bastion = (x: number, y: number, w: number, h: number, wall: string, lit: string) =>
    fill(`M${x} ${y + h}L${x + 26} ${y}H${p.width}V${y + h + 60}H${x - 14}Z`, wall) +
    fill(`M${x} ${y + h}L${x + 26} ${y}H${x + w}L${x + w - 30} ${y + h + 30}H${x - 14}Z`, lit) +
    box(x + 14, y - 10, p.width, 14, mix(lit, sand(100), 0.15)) +
    times(46, () =>
      box(
        x + w + 20 + p.chance() * (p.width - x - w),
        y + 26 + p.chance() * (h - 30),
        p.between(18, 52),
        5,
        mix(wall, ink(0), 0.2),
        { opacity: 0.6 },
      ),
    );
  const barracks: [number, number, number][] = [
    [1010, 190, 86],
    [1205, 230, 104],
    [1440, 190, 80],
  ];
  return [
    sky(p, [
      [0, night(25)],
      [0.4, mix(cyan(38), night(42), 0.3)],
      [0.62, mix(orange(77), sand(70), 0.12)],
      [0.72, mix(orange(88), lamplight(84), 0.5)],
    ]),
    stars(p, 120, 420, orange(98)),
    clouds(p, 10, 260, 560, orange(84), 0.45),
    hill(p, far, mix(cyan(32), night(34), 0.4)),
    trees(p, far, 70, mix(cyan(27), night(30), 0.4), { least: 10, most: 24 }),
    lights(p, 46, 645, 685, LIT),
    water(
      p,
      690,
      p.height,
      mix(orange(75), teal(76), 0.18),
      mix(teal(20), night(28), 0.5),
      lamplight(90),
      360,
    ),
    fill(`M600 ${p.height}L650 880L1600 840V${p.height}Z`, cyan(14)),
    bastion(800, 500, 110, 150, mix(red(32), sand(50), 0.5), mix(orange(58), sand(78), 0.5)),
    trees(p, () => 668, 26, ink(28), { from: 860, least: 26, most: 64 }),
    bastion(700, 650, 120, 170, mix(ink(34), red(36), 0.5), mix(orange(50), sand(68), 0.5)),
    trees(p, () => 836, 30, ink(26), { from: 760, least: 34, most: 84 }),
    bastion(610, 820, 120, 200, mix(red(26), ink(30), 0.5), mix(red(36), sand(66), 0.5)),
    fill("M800 515L815 395H1600V500Z", mix(red(36), sand(58), 0.5)),
    fill("M800 515L815 395H905L880 508Z", mix(orange(76), sand(64), 0.3)),
    times(6, (index) => fill(`M${990 + index * 105} 478v-38a17 17 0 0 1 34 0v36Z`, DARK)),
    box(805, 385, 800, 16, mix(orange(54), sand(72), 0.5)),
    barracks
      .map(
        ([x, w, h]) =>
          box(x, 386 - h, w, h, mix(amber(82), orange(88), 0.4)) +
          polygon(
            ROOF,
            [x - 8, 386 - h],
            [x + 24, 330 - h],
            [x + w - 24, 330 - h],
            [x + w + 8, 386 - h],
          ) +
          times(Math.floor(w / 36), (index) =>
            box(
              x + 14 + index * 36,
              408 - h,
              15,
              26,
              p.chance() < 0.5 ? LIT : mix(cyan(24), red(40), 0.5),
            ),
          ),
      )
      .join(""),
    clockTower(880, 388, 1),
    trees(p, () => p.height + 26, 34, ink(14), { from: 600, least: 60, most: 130 }),
    at(250, 860, 1, steamer),
    times(26, () =>
      box(p.between(120, 410), p.between(912, 1032), p.between(14, 68), 3, lamplight(80), {
        round: 1.5,
        opacity: Number(p.between(0.2, 0.65).toFixed(2)),
      }),
    ),
  ];
});
