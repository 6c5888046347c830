import ts from "typescript";
import { inSources, remarksOn } from "./sources.ts";

// What visitors read or hear; every other attribute is for machines.
const FOR_VISITORS =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|lead|note|description|label|\w+Label)$/;

const WORD = /\p{L}{2}/u;

/** Every word that a component says itself, in one language for all visitors. */
export const findWordsInComponents = (): string[] => inSources(/\.tsx$/, findWords);

/** findWords("src/A.tsx", "<p>Call us</p>") => ['src/A.tsx:1: "Call us" stands in …'] */
export const findWords = (file: string, text: string): string[] =>
  remarksOn(file, text, (node, note) => {
    const noteWords = (part: ts.Node, words: string): void => {
      const said = words.trim().replace(/\s+/g, " ");
      if (WORD.test(said))
        note(part, `"${said}" stands in one language: give it a key in locales/`);
    };
    if (ts.isJsxText(node)) noteWords(node, node.text);
    if (isSaid(node)) findLiterals(node, noteWords);
  });

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

/** kind === "mail" */
const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
