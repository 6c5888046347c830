import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

type Report = (node: ts.Node, words: string) => void;

/** Visits all nodes of a source; each finding begins with its line: "src/A.tsx:1: …" */
export function lintSource(
  file: string,
  text: string,
  visit: (node: ts.Node, note: Report) => void,
): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note: Report = (node, words) => {
    // Text between tags starts on the line before.
    const at = ts.isJsxText(node) ? node.getEnd() : node.getStart();
    found.push(`${file}:${source.getLineAndCharacterOfPosition(at).line + 1}: ${words}`);
  };
  const go = (node: ts.Node): void => {
    visit(node, note);
    ts.forEachChild(node, go);
  };
  go(source);
  return found;
}

/** What `find` reports about the sources below src/ whose names match. */
export const lintSources = (
  name: RegExp,
  find: (file: string, text: string) => string[],
): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join("src", file))
    .flatMap((file) => find(file, readFileSync(file, "utf8")));
