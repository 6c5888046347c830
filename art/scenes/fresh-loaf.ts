import { cyan, ink, lamplight, mix, orange, sand, teal } from "../kit/colour.ts";
import { box, dot, fill, line, n, oval, polygon, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const CLOTH = mix(sand(100), cyan(96), 0.25);
const FOLD = mix(cyan(78), sand(86), 0.5);
const CRUST = mix(orange(46), lamplight(46), 0.45);
const BURNT = mix(orange(24), ink(20), 0.3);
const CRUMB = mix(lamplight(94), sand(98), 0.5);
const HOLE = mix(mix(lamplight(84), sand(80), 0.5), orange(76), 0.3);

const BODY =
  "M150 640C110 420 270 190 540 120C820 50 1130 150 1260 380C1320 500 1330 700 1316 860L380 900C250 850 170 760 150 640Z";
const FACE =
  "M352 900C280 640 470 330 800 318C1130 320 1340 570 1316 850C1312 900 1280 924 1230 930L440 946C390 946 364 930 352 900Z";
const INSIDE =
  "M400 884C340 650 510 376 800 366C1096 370 1286 590 1268 836C1264 876 1244 890 1206 894L458 908C424 908 408 902 400 884Z";
const SLICE =
  "M960 1130C920 990 1010 900 1160 880C1330 856 1500 880 1560 940C1620 1010 1640 1080 1640 1140Z";

/** A round loaf cut open on a striped cloth, so near that it fills the picture. */
export const freshLoaf = scene("fresh-loaf", 311, (p) => {
  const stripe = (x: number, width: number) =>
    polygon(
      mix(teal(36), cyan(40), 0.3),
      [x, -10],
      [x + width, -10],
      [x + width - 420, 1080],
      [x - 420, 1080],
    );
  const holes = (count: number, size: number) =>
    times(count, () => {
      const x = p.between(380, 1290);
      const y = p.between(390, 890);
      const r = size * p.between(0.45, 1.2);
      const turn = n((x - 820) / 12 + p.between(-20, 20));
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${oval(0, 0, r * 1.5, r, HOLE)}${oval(r * 0.22, r * 0.24, r * 1.15, r * 0.7, mix(HOLE, CRUMB, 0.45))}</g>`;
    });
  return [
    box(0, 0, p.width, p.height, CLOTH),
    [110, 520, 930, 1340, 1750].map((x) => stripe(x, 64) + stripe(x + 92, 18)).join(""),
    fill(
      "M200 700C220 880 330 970 520 990C860 1010 1260 1000 1440 940C1560 900 1500 640 1290 400Z",
      mix(teal(30), ink(16), 0.4),
      0.5,
    ),
    fill(BODY, CRUST),
    within(
      p,
      BODY,
      [
        fill(
          "M900 60C1200 120 1320 360 1340 820L1180 840C1180 520 1100 240 900 60Z",
          mix(CRUST, BURNT, 0.6),
        ),
        fill(
          "M120 620C120 400 300 180 560 130C420 240 300 420 300 640C300 760 340 860 400 920H200Z",
          mix(CRUST, lamplight(76), 0.42),
        ),
        [
          "M250 520C270 380 370 260 510 190C500 310 390 450 250 520Z",
          "M440 362C490 240 620 170 770 140C740 230 600 330 440 362Z",
          "M690 286C750 200 890 150 1020 172C980 240 820 300 690 286Z",
          "M960 318C1030 240 1120 230 1200 276C1170 340 1060 360 960 318Z",
        ]
          .map((cut) => fill(cut, mix(CRUMB, CRUST, 0.28)) + line(cut, mix(CRUST, BURNT, 0.55), 7))
          .join(""),
        times(140, () =>
          dot(p.between(180, 1200), p.between(130, 640), p.between(1.5, 5), sand(100), 0.55),
        ),
      ].join(""),
    ),
    fill(FACE, mix(CRUST, BURNT, 0.45)),
    fill(INSIDE, CRUMB),
    within(
      p,
      INSIDE,
      fill("M1040 340C1240 500 1240 760 1120 930H1340V340Z", mix(CRUMB, HOLE, 0.4)) +
        holes(190, 5) +
        holes(54, 11) +
        holes(14, 22) +
        line(INSIDE, mix(CRUST, lamplight(70), 0.5), 16, 0.7),
    ),
    fill(
      "M930 1130C890 990 980 930 1130 906C1300 880 1520 900 1640 1000V1140Z",
      mix(teal(30), ink(16), 0.4),
      0.45,
    ),
    fill(SLICE, mix(CRUST, BURNT, 0.3)),
    fill(
      "M1000 1130C970 1010 1050 930 1170 914C1330 892 1470 910 1530 970C1570 1020 1590 1080 1590 1140Z",
      CRUMB,
    ),
    times(26, () => {
      const r = p.between(5, 16);
      const [x, y] = [p.between(1050, 1520), p.between(950, 1060)];
      return (
        oval(x, y, r * 1.6, r * 0.8, HOLE) +
        oval(x + 3, y + 3, r * 1.2, r * 0.55, mix(HOLE, CRUMB, 0.5))
      );
    }),
    times(34, () => {
      const [x, y] = [p.between(120, 900), p.between(955, 1050)];
      const r = p.between(3, 9);
      return (
        dot(x + 2, y + 3, r, FOLD) + dot(x, y, r, p.chance() < 0.6 ? CRUST : mix(CRUMB, HOLE, 0.4))
      );
    }),
  ];
});
