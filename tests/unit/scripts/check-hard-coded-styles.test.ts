import { expect, it } from "vitest";
import {
  findHardCodedStyles,
  findHardCodedStylesIn,
} from "../../../scripts/checks/hardCodedStyles.ts";

it("finds nothing in the site", () => {
  expect(findHardCodedStyles()).toEqual([]);
});

it.each([
  ["borderRadius: space(2)", "radius"],
  ['borderStartEndRadius: "50%"', "radius"],
  ["lineHeight: 1.3", "leading"],
  ["zIndex: 5", "layer"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
  ["border: `${width(2)} solid currentColor`", "stroke"],
  ['borderInlineStartWidth: "3px"', "stroke"],
  ['outline: "1px solid red"', "stroke"],
  ['fontFamily: "Arial"', "font"],
  ['letterSpacing: "-0.01em"', "tracking"],
  ["letterSpacing: 0", "tracking"],
  ["minBlockSize: space(11)", "control"],
  ["inlineSize: space(12)", "control"],
  ["blockSize: width(52)", "control"],
  ["minHeight: space(11)", "control"],
  ['transition: "translate 200ms"', "duration and easing"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
  ['animation: `${turn} ${duration("turn")} linear infinite`', "duration and easing"],
  ['transitionDuration: "0.2s"', "duration and easing"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
  ['transition: `opacity ${duration("quick")}`', "easing"],
  ['transitionTimingFunction: "ease-in"', "easing"],
])("asks for a role in place of %s", (declaration, role) => {
  const [problem] = findHardCodedStylesIn("src/A.css.ts", `style({\n  ${declaration},\n});`);
  expect(problem).toBe(`src/A.css.ts:2: ${declaration} is hard-coded: use a role of ${role}`);
});

it.each(['color: "#fff"', 'background: "rgb(0 0 0 / 50%)"'])(
  "asks for a colour's role: %s",
  (one) => {
    expect(findHardCodedStylesIn("src/A.css.ts", `style({ ${one} })`)).toHaveLength(1);
  },
);

it.each([
  "borderRadius: radius.card",
  "borderRadius: 0",
  "lineHeight: leading.body",
  "border: 0",
  'outline: "none"',
  'borderColor: "currentColor"',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
  "borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`",
  "borderBlock: line",
  "outlineOffset: space(1)",
  "letterSpacing: tracking.heading",
  "minBlockSize: control.small",
  "minBlockSize: space(40)",
  "inlineSize: space(4.5)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
  'transition: `opacity ${duration("quick")} ${easing.calm}`',
  "transitionTimingFunction: easing.calm",
  'transition: "none"',
])("lets %s stand", (declaration) => {
  expect(findHardCodedStylesIn("src/A.css.ts", `style({ ${declaration} })`)).toEqual([]);
});

it("finds raw heading elements", () => {
  const text = 'const TAG = "h2";\nexport const A = () => <h3 id="a">{title}</h3>;';
  expect(findHardCodedStylesIn("src/A.tsx", text)).toEqual([
    'src/A.tsx:1: "h2" is a raw heading element: use Heading',
    'src/A.tsx:2: <h3 id="a"> is a raw heading element: use Heading',
  ]);
});
