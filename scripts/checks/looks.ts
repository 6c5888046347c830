import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** What only a theme knows, and the roles that stand for it. A corner of none is nobody's taste. */
const ROLES: { property: RegExp; allowed: RegExp; role: string }[] = [
  { property: /^border\w*Radius$/, allowed: /^(0|radius\.\w+)$/, role: "radius" },
  { property: /^lineHeight$/, allowed: /^leading\.\w+$/, role: "leading" },
  { property: /^zIndex$/, allowed: /^layer\.\w+$/, role: "layer" },
  {
    property: /^(border|outline)(Block|Inline|Start|End|Top|Bottom|Left|Right|Width)*$/,
    allowed: /^(0|"none"|\w+|stroke\.\w+|`\$\{stroke\.\w+\} .*`)$/s,
    role: "stroke",
  },
  { property: /^fontFamily$/, allowed: /^font\.\w+$/, role: "font" },
];

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
  const rule = ROLES.find((one) => one.property.test(property));
  if (!rule || rule.allowed.test(value)) return;
  note(node, `${property}: ${value} is a look of its own: take a role of ${rule.role}`);
}

/** <h2>, and a "h2" that becomes one. */
function isRawHeading(node: ts.Node): boolean {
  if (ts.isStringLiteral(node)) return HEADING.test(node.text);
  return ts.isJsxOpeningLikeElement(node) && HEADING.test(node.tagName.getText());
}
