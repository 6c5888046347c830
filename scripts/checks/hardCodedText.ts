import ts from "typescript";
import { lintSource, lintSources } from "./lintSources.ts";

// Attributes that visitors read or hear; all others are for machines.
const FOR_VISITORS =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|lead|note|description|label|\w+Label)$/;

const WORD = /\p{L}{2}/u;

/** Every text in a component that is written in the code instead of locales/. */
export const findHardCodedText = (): string[] => lintSources(/\.tsx$/, findHardCodedTextIn);

/** findHardCodedTextIn("src/A.tsx", "<p>Call us</p>") => ['src/A.tsx:1: "Call us" is hard-coded …'] */
export const findHardCodedTextIn = (file: string, text: string): string[] =>
  lintSource(file, text, (node, note) => {
    const noteWords = (part: ts.Node, words: string): void => {
      const shown = words.trim().replace(/\s+/g, " ");
      if (WORD.test(shown))
        note(part, `"${shown}" is hard-coded in one language: give it a key in locales/`);
    };
    if (ts.isJsxText(node)) noteWords(node, node.text);
    if (isVisibleText(node)) findLiterals(node, noteWords);
  });

/** Text between two tags, or in an attribute that visitors read or hear. */
function isVisibleText(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return FOR_VISITORS.test(node.name.getText());
  return ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
}

function findLiterals(node: ts.Node, note: (node: ts.Node, words: string) => void): void {
  ts.forEachChild(node, (part) => {
    // An element is visited on its own; a string passed to a function is a key, not text.
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
