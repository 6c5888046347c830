import { isMap, isNode, isScalar, LineCounter, type Pair, parseDocument } from "yaml";
import type { Place, Report } from "../fault.ts";

export interface YamlSource {
  yaml: string;
  file: string;
  /** Line of the file on which the YAML begins. */
  line: number;
}

export interface YamlFields {
  pairs: readonly Pair<unknown, unknown>[];
  placeOf(node: unknown): Place;
}

function yamlAdvice(message: string): string {
  if (/nested mapping|implicit key/i.test(message)) {
    return ' Put a text that contains a colon in quotes: title: "Osijek: a walk".';
  }
  if (/unique/i.test(message)) return " Keep one of the two lines.";
  if (/^tabs/i.test(message)) return " Write spaces instead.";
  return ' A text with signs that YAML knows goes in quotes: title: "*The* castle".';
}

/** The YAML parser's message, made readable: `Missing closing "quote` is its message for `"Osijek`. */
const shortenYamlMessage = (message: string): string =>
  message
    .replace(/^Missing closing (["']).*/, "A text that begins with $1 does not end with $1")
    .replace(/\.$/, "");

export function scalarText(node: unknown): string | undefined {
  if (node === null) return "";
  return isScalar(node) ? String(node.value).trim() : undefined;
}

/** The text before a comment: `title: Route #3` has the value "Route". undefined without a comment. */
export function textBeforeComment(node: unknown): string | undefined {
  const remark = isScalar(node) ? node.comment : undefined;
  return remark
    ? `"#${remark}" is a remark that no page shows. Put the whole text in quotes, or the remark on a line of its own.`
    : undefined;
}

/** The `name: value` pairs of some YAML; undefined, with a fault, if it is something else. */
export function parseYamlFields(source: YamlSource, report: Report): YamlFields | undefined {
  const lines = new LineCounter();
  // The failsafe schema reads every value as text: `price: 45.00` stays "45.00", `no` stays "no".
  const yaml = parseDocument(source.yaml, {
    lineCounter: lines,
    prettyErrors: false,
    schema: "failsafe",
  });
  const placeAt = (offset: number): Place => ({
    file: source.file,
    line: source.line + lines.linePos(offset).line - 1,
  });
  const placeOf = (node: unknown): Place => placeAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);

  // A warning means a lost word: in "title: !Important news", YAML reads the first word as a tag.
  for (const error of [...yaml.errors, ...yaml.warnings]) {
    const message = shortenYamlMessage(error.message.split("\n")[0] ?? "");
    report(placeAt(error.pos[0]), `YAML: ${message}.${yamlAdvice(message)}`);
  }
  if (yaml.errors.length > 0) return undefined;
  if (scalarText(yaml.contents) === "") return { pairs: [], placeOf };
  if (isMap(yaml.contents)) return { pairs: yaml.contents.items, placeOf };
  report(placeOf(yaml.contents), 'no fields. Write one per line, like "title: A title".');
  return undefined;
}
