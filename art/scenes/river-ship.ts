import { birds } from "../kit/birds.ts";
import { cruiseShip, wake } from "../kit/boats.ts";
import { church } from "../kit/churches.ts";
import {
  type Colour,
  cyan,
  grape,
  ink,
  lamplight,
  mix,
  night,
  orange,
  sand,
  teal,
} from "../kit/colour.ts";
import { hill, type Line, ridge } from "../kit/land.ts";
import { clouds, lights, sky, stars } from "../kit/light.ts";
import { reeds } from "../kit/marsh.ts";
import { at, box, fill, oval, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { trees } from "../kit/trees.ts";
import { reflection, water } from "../kit/water.ts";

/** A white river cruise ship passes a wooded bluff at dusk, its windows lit. */
export const riverShip = scene("river-ship", 157, (p) => {
  const far = ridge(p, 560, 16, 1.1);
  const bluff: Line = (x) =>
    360 + Math.max(0, x - 820) * 0.05 + Math.sin(x / 90) * 14 + Math.max(0, 760 - x) ** 1.16 * 0.16;
  const wood = mix(teal(24), night(30), 0.5);
  const loess = mix(orange(66), grape(48), 0.4);
  const white = mix(sand(98), night(90), 0.35);
  const glowing = mix(lamplight(84), orange(84), 0.3);
  const ship = 780;
  const crowns = (
    count: number,
    top: number,
    depth: number,
    shade: Colour,
    lit: Colour,
    size: number,
  ) =>
    Array.from({ length: count }, () => ({ x: p.between(380, 1660), down: p.chance() }))
      .sort((a, b) => a.down - b.down)
      .map(({ x, down }) => {
        const r = size * p.between(0.6, 1.2);
        const y = bluff(x) + top + down * depth;
        return y > 600
          ? ""
          : oval(x, y, r, r * 0.9, mix(shade, lit, p.between(0, 0.35))) +
              oval(x - r * 0.3, y - r * 0.35, r * 0.45, r * 0.34, lit, 0.55);
      })
      .join("");
  return [
    sky(p, [
      [0, mix(night(32), teal(34), 0.3)],
      [0.26, mix(night(50), cyan(50), 0.3)],
      [0.42, mix(grape(74), orange(82), 0.45)],
      [0.56, mix(orange(84), lamplight(84), 0.5)],
    ]),
    stars(p, 70, 330, sand(100)),
    clouds(p, 12, 220, 520, mix(orange(84), grape(80), 0.3), 0.5),
    hill(p, far, mix(night(48), grape(52), 0.5)),
    trees(p, far, 120, mix(night(44), grape(48), 0.5), { least: 10, most: 30 }),
    lights(p, 26, 566, 588, lamplight(86), 20, 420),
    hill(p, bluff, mix(wood, loess, 0.1)),
    fill(
      "M620 610C640 500 720 470 760 440C780 520 860 560 900 610ZM1180 610C1200 540 1250 500 1300 470C1330 540 1400 560 1440 610Z",
      loess,
    ),
    crowns(150, -10, 240, wood, mix(teal(44), grape(48), 0.4), 40),
    at(
      1210,
      bluff(1210) + 16,
      0.8,
      church(
        0,
        0,
        1,
        mix(grape(60), sand(74), 0.5),
        mix(sand(92), orange(84), 0.5),
        mix(teal(28), night(30), 0.5),
      ),
    ),
    crowns(30, 20, 60, wood, mix(teal(40), grape(44), 0.4), 34),
    water(
      p,
      600,
      p.height,
      mix(orange(84), grape(76), 0.35),
      mix(night(26), teal(24), 0.4),
      orange(96),
      220,
    ),
    fill("M470 600H1640V700C1300 680 800 690 560 640Z", mix(wood, night(24), 0.4), 0.55),
    reflection(p, ship, 1060, 850, 930, white, 0.4),
    times(60, () =>
      box(ship + p.between(-540, 520), p.between(856, 1010), p.between(14, 60), 4, glowing, {
        round: 2,
        opacity: Number(p.between(0.25, 0.8).toFixed(2)),
      }),
    ),
    cruiseShip(ship, 812, 1.08, (index) => index % 7 !== 2 && index % 11 !== 5, white),
    fill(
      `M${ship - 640} 850C${ship - 300} 838 ${ship + 300} 838 ${ship + 560} 846C${ship + 300} 862 ${ship - 300} 866 ${ship - 640} 850Z`,
      mix(white, cyan(80), 0.3),
      0.5,
    ),
    wake(ship, 862, 1240, 110, mix(white, orange(90), 0.3)),
    reeds(p, -20, 230, p.height + 10, mix(night(14), ink(10), 0.5), 50, 360),
    reeds(p, 1450, p.width + 20, p.height + 10, mix(night(14), ink(10), 0.5), 30, 250),
    birds(p, 5, 300, 300, mix(night(24), grape(24), 0.4)),
  ];
});
