import type { Place, Report } from "../fault.ts";

export interface LanguageFile {
  yaml: string;
  /** Line of the file on which the YAML begins. */
  yamlLine: number;
  body: string;
  bodyLine: number;
}

const EXAMPLE = 'Begin the file with three lines: "---", "title: A title", "---".';

/** Splits a language file into its front matter and its Markdown, with the lines on which they begin. */
export function splitFrontMatter(
  text: string,
  place: Place,
  report: Report,
): LanguageFile | undefined {
  const open = /^---[ \t]*\n/.exec(text);
  if (open === null) {
    report(place, `no front matter. ${EXAMPLE}`);
    return undefined;
  }
  const rest = text.slice(open[0].length);
  const close = /^---[ \t]*(?:\n|$)/m.exec(rest);
  if (close === null) {
    report(place, 'front matter without end. Close it with a line "---".');
    return undefined;
  }
  const yaml = rest.slice(0, close.index);
  const yamlLines = yaml.split("\n").length - 1;
  return {
    yaml,
    yamlLine: 2,
    body: rest.slice(close.index + close[0].length),
    bodyLine: yamlLines + 3,
  };
}
