import {
  amber,
  cyan,
  grape,
  green,
  ink,
  lamplight,
  mix,
  orange,
  red,
  sand,
} from "../kit/colour.ts";
import { vineLeaf } from "../kit/fruit.ts";
import { limb } from "../kit/hands.ts";
import { box, dot, fill, line, n, oval, polygon, times } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const OAK = mix(orange(48), lamplight(50), 0.45);
const DARK = mix(orange(14), grape(14), 0.5);
const IRON = mix(ink(22), cyan(22), 0.3);
const MUST = mix(red(42), grape(36), 0.45);
const SHINE = mix(red(66), orange(74), 0.4);

/** Dark grapes heaped over the slats of a press, so near that it fills the picture; juice runs over the rim. */
export const grapeMust = scene("grape-must", 331, (p) => {
  const slat = (x: number, width: number) => {
    const shade = Math.max(0, (x - 500) / 1300);
    const wood = mix(OAK, DARK, 0.08 + shade * 0.62);
    return (
      box(x, 330, width, 520, wood) +
      box(x, 330, 16, 520, mix(wood, lamplight(84), 0.35)) +
      box(x + width - 18, 330, 18, 520, mix(wood, DARK, 0.45)) +
      line(
        `M${x + width * 0.4} 380Q${x + width * 0.34} 560 ${x + width * 0.44} 800`,
        mix(wood, DARK, 0.4),
        4,
        0.6,
      )
    );
  };
  const hoop = (y: number) =>
    fill(`M-20 ${y}Q800 ${y + 70} 1620 ${y}V${y + 66}Q800 ${y + 136} -20 ${y + 66}Z`, IRON) +
    fill(
      `M-20 ${y}Q800 ${y + 70} 1620 ${y}V${y + 14}Q800 ${y + 84} -20 ${y + 14}Z`,
      mix(IRON, cyan(76), 0.4),
    ) +
    [160, 470, 780, 1090, 1400]
      .map((x) => dot(x, y + 34 + 35 * (1 - ((x - 800) / 820) ** 2), 11, mix(IRON, sand(80), 0.35)))
      .join("");
  const berry = (x: number, y: number, r: number, skin: string) =>
    dot(x, y, r, mix(skin, DARK, 0.5)) +
    dot(x - r * 0.1, y - r * 0.1, r * 0.9, skin) +
    oval(x - r * 0.36, y - r * 0.4, r * 0.26, r * 0.18, mix(skin, sand(98), 0.62)) +
    fill(
      `M${n(x + r * 0.5)} ${n(y + r * 0.62)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 0 ${n(x + r * 0.8)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.5)} ${n(y + r * 0.62)}Z`,
      mix(skin, grape(78), 0.5),
    );
  const skins = [
    grape(30),
    grape(24),
    mix(grape(40), red(40), 0.4),
    mix(grape(32), cyan(32), 0.25),
  ];
  const top = (x: number) => 96 + 130 * ((x - 700) / 860) ** 2;
  const heap = times(6, (row) =>
    times(22, (index) => {
      const x = -40 + index * 84 + (row % 2) * 42 + p.between(-14, 14);
      const y = top(x) + row * 56 + p.between(-12, 12);
      const low = y > 396 + (index % 3) * 22;
      return low
        ? ""
        : berry(x, y, p.between(50, 60), skins[Math.floor(p.chance() * 4)] ?? grape(30));
    }),
  );
  const mound = `M-20 ${top(-20)}Q700 -30 1620 ${n(top(1620))}V400H-20Z`;
  const bead = (x: number, top: number, bottom: number, width: number) =>
    limb(
      [
        [x, top, width * 0.7],
        [x + 3, (top + bottom) / 2, width * 0.55],
        [x, bottom, width],
      ],
      MUST,
    ) +
    limb(
      [
        [x - width * 0.16, top + 6, width * 0.16],
        [x - width * 0.14, bottom - 2, width * 0.26],
      ],
      SHINE,
    );
  return [
    box(0, 0, p.width, p.height, mix(cyan(44), sand(60), 0.2)),
    polygon(mix(cyan(54), sand(74), 0.35), [0, 0], [520, 0], [140, 420], [0, 420]),
    box(0, 330, p.width, 620, mix(grape(16), DARK, 0.4)),
    times(12, (index) => slat(-20 + index * 138, 104)),
    times(11, (index) => {
      const x = 101 + index * 138;
      const top = p.between(400, 560);
      return (
        bead(x, top, p.between(660, 800), p.between(20, 30)) +
        (index % 2 ? bead(x + 4, 700, p.between(820, 850), 24) : "")
      );
    }),
    hoop(420),
    hoop(676),
    fill(mound, grape(18)),
    heap,
    vineLeaf(380, 330, 1.1, -52, green(46)),
    vineLeaf(1250, 300, 0.86, 44, mix(green(50), amber(60), 0.4)),
    line(
      "M380 330Q440 336 500 300M1250 300Q1210 320 1170 300",
      mix(green(36), orange(30), 0.4),
      10,
    ),
    fill("M-20 850Q800 920 1620 850V930Q800 1000 -20 930Z", mix(OAK, lamplight(70), 0.2)),
    fill("M-20 850Q800 920 1620 850V866Q800 936 -20 866Z", MUST),
    fill("M-20 930Q800 1000 1620 930V1090H-20Z", mix(OAK, DARK, 0.5)),
    // The juice finds its way over the rim.
    fill(
      "M560 886C600 900 620 930 616 990C612 1040 612 1060 616 1090H724C728 1050 720 1020 726 980C730 940 760 910 800 900C720 892 640 890 560 886Z",
      MUST,
    ),
    fill("M630 930C650 980 640 1040 644 1090H668C664 1030 676 980 656 926Z", SHINE),
    fill("M700 912C690 960 694 1020 692 1090H704C706 1020 704 960 722 914Z", mix(MUST, DARK, 0.4)),
    [180, 400, 980, 1180, 1420]
      .map((x, index) =>
        bead(x, 862 + 35 * (1 - ((x - 800) / 820) ** 2), 960 + ((index * 47) % 90), 26),
      )
      .join(""),
  ];
});
