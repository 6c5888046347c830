import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** As high as something that is pressed or filled in, 44 to 60 pixels: in base units or in pixels. */
const CONTROL_HEIGHT = /\bspace\(1[1-5]\)|\bwidth\((?:4[4-9]|5\d|60)\)/;

/** A time or a curve that no token knows. */
const RAW_PACE = /\d(?:ms|s)\b|\bcubic-bezier\(|\bsteps\(|\b(?:linear|ease(?:-in|-out)*)\b/;

/** What only a theme knows, and the roles that stand for it. A corner of none is nobody's taste. */
const ROLES: { property: RegExp; isRole: (value: string) => boolean; role: string }[] = [
  { property: /^border\w*Radius$/, isRole: like(/^(0|radius\.\w+)$/), role: "radius" },
  { property: /^lineHeight$/, isRole: like(/^leading\.\w+$/), role: "leading" },
  { property: /^letterSpacing$/, isRole: like(/^tracking\.\w+$/), role: "tracking" },
  { property: /^zIndex$/, isRole: like(/^layer\.\w+$/), role: "layer" },
  {
    property: /^(border|outline)(Block|Inline|Start|End|Top|Bottom|Left|Right|Width)*$/,
    isRole: like(/^(0|"none"|\w+|stroke\.\w+|`\$\{stroke\.\w+\} .*`)$/s),
    role: "stroke",
  },
  { property: /^fontFamily$/, isRole: like(/^font\.\w+$/), role: "font" },
  {
    property: /^(min)?(block|inline)size$|^(min)?(height|width)$/i,
    isRole: (value) => !CONTROL_HEIGHT.test(value),
    role: "control",
  },
  {
    property: /^(transition|animation)(Duration|Delay)?$/,
    isRole: (value) => !RAW_PACE.test(value),
    role: "duration and easing",
  },
  {
    property: /^(transition|animation)$/,
    // Unsaid, the curve is the browser's. A name of the theme's has said it.
    isRole: (value) => /^("none"|\w+)$/.test(value) || value.includes("easing."),
    role: "easing",
  },
  {
    property: /^(transition|animation)TimingFunction$/,
    isRole: like(/^easing\.\w+$/),
    role: "easing",
  },
];

function like(pattern: RegExp): (value: string) => boolean {
  return (value) => pattern.test(value);
}

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i;

const HEADING = /^h[1-6]$/;

/** Every look that a theme cannot change, in styles and in elements. */
export function findRawLooks(folder = "src"): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.css\.ts$|\.tsx$/.test(file))
    .filter((file) => !file.startsWith("src/theme/") && !file.includes("/Heading/"))
    .sort()
    .flatMap((file) => findLooks(file, readFileSync(file, "utf8")));
}

/** findLooks("src/A.css.ts", "style({ zIndex: 5 })") => ["src/A.css.ts:1: zIndex: 5 is …"] */
export function findLooks(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isStyle = file.endsWith(".css.ts");
  const found: string[] = [];
  const note = (node: ts.Node, words: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${file}:${line}: ${words}`);
  };
  const visit = (node: ts.Node): void => {
    if (isStyle) {
      if (ts.isPropertyAssignment(node)) noteRaw(node, note);
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
      if (isText && RAW_COLOUR.test(node.getText())) {
        note(node, `${node.getText()} is a colour of its own: take a role of colour`);
      }
    } else if (isRawHeading(node)) {
      note(node, `${node.getText()} is drawn by hand: take Heading`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function noteRaw(node: ts.PropertyAssignment, note: (node: ts.Node, words: string) => void): void {
  const property = node.name.getText();
  const value = node.initializer.getText();
  const rule = ROLES.find((one) => one.property.test(property) && !one.isRole(value));
  if (!rule) return;
  note(node, `${property}: ${value} is a look of its own: take a role of ${rule.role}`);
}

/** <h2>, and a "h2" that becomes one. */
function isRawHeading(node: ts.Node): boolean {
  if (ts.isStringLiteral(node)) return HEADING.test(node.text);
  return ts.isJsxOpeningLikeElement(node) && HEADING.test(node.tagName.getText());
}
