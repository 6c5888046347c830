import ts from "typescript";
import { lintSource, lintSources } from "./lintSources.ts";

/**
 * Properties whose values belong to the theme, and the roles to use instead. A radius of 0 is
 * allowed.
 */
const ROLES: [property: RegExp, role: RegExp, name: string][] = [
  [/^border\w*Radius$/, /^(0|radius\.\w+)$/, "radius"],
  [/^lineHeight$/, /^leading\.\w+$/, "leading"],
  [/^letterSpacing$/, /^tracking\.\w+$/, "tracking"],
  [/^zIndex$/, /^layer\.\w+$/, "layer"],
  [
    /^(border|outline)(Block|Inline|Start|End|Top|Bottom|Left|Right|Width)*$/,
    /^(0|"none"|\w+|stroke\.\w+|`\$\{stroke\.\w+\} .*`)$/s,
    "stroke",
  ],
  [/^fontFamily$/, /^font\.\w+$/, "font"],
  // The height of a control: 44 to 60 pixels.
  [
    /^(min)?(block|inline)size$|^(min)?(height|width)$/i,
    /^(?!.*(\bspace\(1[1-5]\)|\bwidth\((4[4-9]|5\d|60)\)))/s,
    "control",
  ],
  [
    /^(transition|animation)(Duration|Delay)?$/,
    /^(?!.*(\d(ms|s)\b|\bcubic-bezier\(|\bsteps\(|\b(linear|ease(-in|-out)*)\b))/s,
    "duration and easing",
  ],
  // Without an easing the browser's default applies. A variable of the theme contains one.
  [/^(transition|animation)$/, /^("none"|\w+)$|easing\./, "easing"],
  [/^(transition|animation)TimingFunction$/, /^easing\.\w+$/, "easing"],
];

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i;
const HEADING = /^h[1-6]$/;

/** Every style that a theme cannot change, in style sheets and in elements. */
export const findHardCodedStyles = (): string[] =>
  lintSources(/^(?!theme\/|.*\/Heading\/).*(?:\.css\.ts|\.tsx)$/, findHardCodedStylesIn);

/** findHardCodedStylesIn("src/A.css.ts", "style({ zIndex: 5 })") => ["src/A.css.ts:1: zIndex: 5 is …"] */
export const findHardCodedStylesIn = (file: string, text: string): string[] =>
  lintSource(file, text, (node, note) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (!file.endsWith(".css.ts")) {
      if (isRawHeading(node)) note(node, `${node.getText()} is a raw heading element: use Heading`);
    } else if (ts.isPropertyAssignment(node)) {
      const [property, value] = [node.name.getText(), node.initializer.getText()];
      const broken = ROLES.find(([name, role]) => name.test(property) && !role.test(value));
      if (!broken) return;
      note(node, `${property}: ${value} is hard-coded: use a role of ${broken[2]}`);
    } else if (isText && RAW_COLOUR.test(node.getText())) {
      note(node, `${node.getText()} is a hard-coded colour: use a colour role`);
    }
  });

/** <h2>, and a "h2" that becomes one. */
const isRawHeading = (node: ts.Node): boolean =>
  ts.isStringLiteral(node)
    ? HEADING.test(node.text)
    : ts.isJsxOpeningLikeElement(node) && HEADING.test(node.tagName.getText());
