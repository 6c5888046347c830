import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

type Note = (node: ts.Node, words: string) => void;

/** Goes through all nodes of a source; each remark is told with its line: "src/A.tsx:1: …" */
export function remarksOn(
  file: string,
  text: string,
  visit: (node: ts.Node, note: Note) => void,
): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note: Note = (node, words) => {
    // A text between tags begins with the line before.
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

/** What `find` has to say of the sources below src/ whose names match. */
export const inSources = (name: RegExp, find: (file: string, text: string) => string[]): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join("src", file))
    .flatMap((file) => find(file, readFileSync(file, "utf8")));
