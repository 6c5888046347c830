import { ink, lamplight, mix, night, orange, sand, teal } from "../kit/colour.ts";
import { at, box, fill, glow, line, n, oval, polygon, times, within } from "../kit/paper.ts";
import { scene } from "../kit/scene.ts";

const CLAY = mix(orange(26), sand(34), 0.45);
const CLAY_LIT = mix(orange(56), sand(66), 0.5);
const CLAY_DARK = mix(orange(10), ink(12), 0.5);
const CHALK = orange(98);

const BODY =
  "M-222 -416C-194 -436 -184 -474 -136 -478C-104 -480 -76 -514 -14 -512C-42 -484 -58 -456 -60 -424C-60 -390 -34 -372 26 -358C126 -340 240 -330 300 -292C330 -270 306 -242 262 -222C220 -146 140 -92 20 -88C-110 -86 -204 -150 -210 -246C-212 -310 -172 -340 -164 -380C-164 -396 -182 -402 -222 -416Z";

const WING =
  "M-70 -300C40 -330 190 -320 262 -262C190 -190 60 -170 -40 -206C-84 -224 -96 -276 -70 -300Z";

/** Two triangles that meet at their tips, as they are cut into the dove's breast. */
const doubleAxe = (x: number, y: number, turn: number) =>
  at(x, y, 1, polygon(CHALK, [-17, -18], [17, -18], [3, 0], [17, 18], [-17, 18], [-3, 0]), turn);

const leg = (x: number, lean: number, width: number, colour: string, light: string) =>
  fill(
    `M${x - width} -150L${x + width} -150L${x + lean + width * 0.62} -8Q${x + lean} 4 ${x + lean - width * 0.62} -8Z`,
    colour,
  ) +
  fill(
    `M${x - width} -150L${x - width * 0.3} -150L${x + lean - width * 0.2} -4Q${x + lean - width * 0.4} 0 ${x + lean - width * 0.62} -8Z`,
    light,
  );

/** The Vučedol dove on its plinth in lamplight: three legs, a crest, white lines cut into dark clay. */
export const vucedolDove = scene("vucedol-dove", 43, (p) => {
  const dove = [
    oval(20, 2, 210, 20, ink(0), 0.4),
    leg(128, 10, 34, mix(CLAY_DARK, CLAY, 0.3), CLAY),
    leg(-14, 4, 34, mix(CLAY_DARK, CLAY, 0.2), mix(CLAY_DARK, CLAY, 0.7)),
    leg(-92, -12, 36, mix(CLAY_DARK, CLAY, 0.4), mix(CLAY, CLAY_LIT, 0.5)),
    within(
      p,
      BODY,
      [
        box(-260, -540, 600, 500, CLAY),
        fill(
          "M-260 -540H40C-60 -500 -90 -420 -110 -380C-150 -320 -190 -260 -150 -150L-260 -100Z",
          mix(CLAY, CLAY_LIT, 0.62),
        ),
        fill("M-80 -356C60 -330 200 -330 300 -292L310 -320L60 -420Z", mix(CLAY, CLAY_LIT, 0.5)),
        fill("M-210 -190C-120 -120 120 -120 320 -262V-40H-240Z", CLAY_DARK, 0.75),
        times(4, (index) =>
          line(
            `M-182 ${-376 + index * 17}Q-110 ${-340 + index * 18} -30 ${-382 + index * 17}`,
            CHALK,
            index === 0 || index === 3 ? 6 : 4,
          ),
        ),
        times(11, (index) =>
          line(
            `M${-164 + index * 13} ${n(-352 + Math.sin((index / 10) * 3.1) * 14)}l-5 14`,
            CHALK,
            3,
          ),
        ),
        doubleAxe(-160, -250, 12),
        doubleAxe(-126, -208, 4),
        doubleAxe(-152, -168, -10),
        within(
          p,
          WING,
          times(22, (index) => line(`M${-110 + index * 18} -340l${-26} 190`, CHALK, 3.4, 0.9)) +
            fill(
              "M-100 -262C40 -290 160 -280 280 -250L280 -236C160 -262 40 -262 -100 -236Z",
              CLAY,
            ) +
            times(15, (index) =>
              line(
                `M${-76 + index * 23} ${n(-262 - Math.sin(index / 5) * 10)}l11 12l11 -12`,
                CHALK,
                3.2,
              ),
            ),
        ),
        line(WING, CHALK, 5),
        line(
          "M-60 -112C40 -136 150 -150 240 -206M-40 -98C60 -120 160 -136 236 -190",
          CHALK,
          4,
          0.85,
        ),
        line(
          "M-120 -466C-90 -474 -64 -488 -34 -500M-112 -452C-90 -458 -66 -472 -50 -482",
          CHALK,
          4,
        ),
      ].join(""),
    ),
    oval(-140, -446, 9, 9, CLAY_DARK),
    `<circle cx="-140" cy="-446" r="13" fill="none" stroke="${CHALK}" stroke-width="4"/>`,
    line("M-214 -248C-208 -310 -170 -340 -163 -380", mix(CLAY_LIT, lamplight(92), 0.5), 5, 0.8),
  ].join("");
  // Other vessels in the dusk of the showcase.
  const bowl = (tone: string) =>
    fill("M-110 -120C-120 -40 -70 0 -46 0H46C70 0 120 -40 110 -120Q0 -104 -110 -120Z", tone) +
    oval(0, -120, 110, 16, mix(tone, ink(0), 0.35));
  const jug = (tone: string) =>
    fill(
      "M-40 -190H40C30 -150 30 -140 60 -110C100 -60 60 0 40 0H-40C-60 0 -100 -60 -60 -110C-30 -140 -30 -150 -40 -190Z",
      tone,
    ) + line("M44 -178C110 -176 104 -110 70 -96", tone, 16);
  const far = mix(teal(20), night(24), 0.4);
  return [
    box(0, 0, p.width, p.height, mix(teal(13), night(16), 0.5)),
    polygon(mix(teal(17), night(20), 0.5), [0, 0], [300, 120], [300, 860], [0, 1000]),
    polygon(mix(teal(11), night(12), 0.5), [p.width, 0], [1330, 120], [1330, 860], [p.width, 1000]),
    box(300, 120, 1030, 740, mix(teal(20), night(22), 0.5)),
    times(5, (index) =>
      oval(
        760,
        520,
        500 - index * 78,
        430 - index * 66,
        mix(mix(teal(24), night(26), 0.4), lamplight(66), 0.05 + index * 0.09),
      ),
    ),
    at(410, 470, 0.85, jug(far)),
    box(320, 470, 200, 12, mix(teal(14), ink(10), 0.5)),
    at(1226, 470, 0.8, bowl(far)),
    box(1116, 470, 214, 12, mix(teal(14), ink(10), 0.5)),
    polygon(
      mix(teal(12), night(14), 0.5),
      [300, 860],
      [1330, 860],
      [p.width, 1000],
      [p.width, p.height],
      [0, p.height],
      [0, 1000],
    ),
    glow(p, 740, 130, 420, 320, lamplight(84), 0.5),
    `<g opacity="0.13">${polygon(lamplight(90), [640, 96], [720, 96], [1240, 860], [300, 860])}</g>`,
    polygon(ink(8), [600, 40], [740, 40], [728, 96], [630, 104]),
    box(660, 0, 12, 44, ink(6)),
    oval(680, 100, 48, 9, lamplight(96)),
    polygon(mix(sand(92), lamplight(88), 0.4), [470, 838], [1130, 838], [1190, 884], [410, 884]),
    fill("M700 842C900 836 1010 846 1120 862L1160 880H760Z", mix(sand(50), orange(30), 0.4), 0.55),
    box(410, 884, 780, 183, mix(sand(74), orange(60), 0.2)),
    box(410, 884, 780, 10, mix(sand(88), lamplight(84), 0.4)),
    box(930, 894, 260, 173, mix(sand(56), ink(30), 0.3)),
    times(9, (index) =>
      line(`M${470 + index * 76} 940l26 34l26 -34l-26 -14Z`, mix(sand(60), ink(30), 0.35), 4, 0.6),
    ),
    at(760, 858, 1.28, dove),
  ];
});
