import { birds } from "../kit/birds.ts";
import { spire } from "../kit/churches.ts";
import { amber, cyan, green, ink, lamplight, mix, orange, red, sand, teal } from "../kit/colour.ts";
import { grazingHorse, standingHorse } from "../kit/farm-animals.ts";
import { flowers, grass, hill, ridge } from "../kit/land.ts";
import { clouds, sky } from "../kit/light.ts";
import { at, box, fill, line, mirrored, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";
import { foliage, trees } from "../kit/trees.ts";

const COAT = mix(sand(100), orange(100), 0.6);
const SHADE = mix(teal(84), sand(92), 0.35);
const MANE = mix(teal(74), sand(88), 0.4);
const WOOD = mix(sand(40), orange(30), 0.3);

/** White Lipizzaners grazing by a wooden fence near Đakovo, its two spires far away, in spring. */
export const djakovoLipizzaners = scene("djakovo-lipizzaners", 71, (p) => {
  const far = ridge(p, 470, 12, 0.9);
  const meadow = ridge(p, 560, 12, 0.6, 2);
  const grazing = grazingHorse(COAT, SHADE, MANE, sand(34));
  const standing = standingHorse(COAT, SHADE, MANE, sand(34));
  const foal = grazingHorse(
    mix(sand(60), orange(50), 0.25),
    mix(sand(44), orange(36), 0.25),
    sand(26),
    sand(20),
  );
  const blossom = [
    mix(red(80), sand(98), 0.5),
    mix(red(90), sand(100), 0.4),
    mix(red(94), orange(100), 0.5),
  ];
  const spireFar = (x: number) =>
    box(x - 9, 376, 18, 90, mix(orange(66), teal(66), 0.45)) +
    spire(x, 378, 20, 62, mix(orange(60), teal(62), 0.5), mix(orange(54), teal(56), 0.5));
  const rail = (y: number, sag: number) =>
    fill(`M-10 ${y}Q800 ${y + sag} 1610 ${y - 16}v18Q800 ${y + sag + 22} -10 ${y + 20}Z`, WOOD) +
    line(`M-10 ${y + 3}Q800 ${y + sag + 3} 1610 ${y - 13}`, mix(WOOD, amber(82), 0.5), 4);
  return [
    sky(p, [
      [0, mix(cyan(68), teal(72), 0.3)],
      [0.3, mix(cyan(88), sand(98), 0.35)],
      [0.46, orange(98)],
    ]),
    clouds(p, 12, 40, 320, orange(100), 0.8),
    hill(p, far, mix(teal(74), green(78), 0.5)),
    spireFar(1128),
    spireFar(1162),
    box(1160, 424, 96, 44, mix(orange(66), teal(66), 0.45)),
    box(1204, 398, 26, 30, mix(teal(66), sand(76), 0.3), { round: 10 }),
    trees(p, far, 120, mix(green(66), teal(64), 0.5), { least: 10, most: 34 }),
    hill(p, (x) => far(x) + 34, mix(lamplight(84), green(72), 0.45)),
    trees(p, (x) => far(x) + 62, 60, mix(green(52), teal(52), 0.4), { least: 16, most: 46 }),
    times(9, (index) =>
      foliage(p, 60 + index * 186, 498 - (index % 3) * 8, 40, 26, 22, 12, blossom),
    ),
    hill(p, meadow, mix(green(60), amber(62), 0.3)),
    fill("M0 640C400 590 900 640 1600 600V1067H0Z", mix(green(54), amber(58), 0.25)),
    fill("M0 800C500 740 1000 800 1600 750V1067H0Z", mix(green(48), amber(52), 0.2)),
    mirrored(170, 650, 0.6, grazing),
    at(1330, 650, 0.66, standing),
    at(1190, 672, 0.72, grazing),
    grass(p, () => 690, 60, mix(green(42), cyan(40), 0.2), 18),
    at(560, 872, 1.75, standing),
    at(1020, 884, 1.72, grazing),
    mirrored(1330, 850, 1.02, foal),
    grass(p, (x) => 880 + Math.sin(x / 50) * 14, 90, mix(green(38), cyan(36), 0.2), 30),
    flowers(p, 60, 0, p.width, 780, 900, lamplight(84), green(40)),
    [110, 600, 1090, 1570]
      .map(
        (x) =>
          box(x, 846, 34, 221, WOOD) +
          box(x, 846, 9, 221, mix(WOOD, amber(82), 0.45)) +
          box(x - 4, 838, 42, 12, mix(WOOD, amber(80), 0.3)),
      )
      .join(""),
    rail(890, 26),
    rail(980, 22),
    grass(p, () => p.height + 6, 120, mix(green(30), cyan(28), 0.3), 70),
    flowers(p, 26, 0, p.width, 990, 1050, sand(100), green(34)),
    line(
      "M1610 60C1500 90 1400 80 1290 150M1460 86C1430 130 1400 150 1370 210",
      mix(sand(30), ink(24), 0.4),
      12,
    ),
    foliage(p, 1480, 80, 170, 90, 100, 20, blossom),
    foliage(p, 1340, 150, 90, 56, 54, 18, blossom),
    foliage(p, 1560, 190, 90, 70, 50, 18, blossom),
    birds(p, 6, 420, 130, teal(40)),
  ];
});
