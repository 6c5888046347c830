import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

// What visitors read or hear; every other attribute is for machines.
const FOR_VISITORS =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|lead|note|description|label|\w+Label)$/;

const WORD = /\p{L}{2}/u;

/** Every word that a component says itself, in one language for all visitors. */
export function findWordsInComponents(folder = "src"): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .sort()
    .map((file) => join(folder, file))
    .flatMap((file) => findWords(file, readFileSync(file, "utf8")));
}

/** findWords("src/A.tsx", "<p>Call us</p>") => ['src/A.tsx:1: "Call us" stands in …'] */
export function findWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, words: string): void => {
    if (!WORD.test(words)) return;
    const line = source.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
    const said = words.trim().replace(/\s+/g, " ");
    found.push(`${file}:${line}: "${said}" stands in one language: give it a key in locales/`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (isSaid(node)) findLiterals(node, note);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What stands between two tags, or in an attribute that visitors read or hear. */
function isSaid(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return FOR_VISITORS.test(node.name.getText());
  return ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
}

function findLiterals(node: ts.Node, note: (node: ts.Node, words: string) => void): void {
  ts.forEachChild(node, (part) => {
    // An element is visited by itself; a key handed to a function is no word.
    if (ts.isJsxOpeningLikeElement(part) || ts.isJsxElement(part) || ts.isJsxFragment(part)) return;
    if (ts.isCallExpression(part) || ts.isElementAccessExpression(part)) return;
    const isText = ts.isStringLiteralLike(part) || ts.isTemplateHead(part);
    if ((isText || ts.isTemplateMiddleOrTemplateTail(part)) && !isCompared(part)) {
      note(part, part.text);
    }
    findLiterals(part, note);
  });
}

const COMPARISONS = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** kind === "mail" */
const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && COMPARISONS.includes(parent.operatorToken.kind);
