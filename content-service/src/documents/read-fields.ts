import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { advice } from "./closest.ts";
import { serviceDate } from "./dates.ts";
import type { Place, Report } from "./fault.ts";
import { type FieldKind, isUid } from "./field-table.ts";

export interface Located extends Place {
  value: string;
}

export interface Fields {
  texts: ReadonlyMap<string, Located>;
  lists: ReadonlyMap<string, readonly Located[]>;
  /** Texts for pictures by field (alt, credit) and picture name. */
  perPicture: ReadonlyMap<string, ReadonlyMap<string, Located>>;
}

interface Source {
  yaml: string;
  file: string;
  /** Line of the file on which the YAML begins. */
  line: number;
}

function yamlAdvice(message: string): string {
  if (/nested mapping|implicit key/i.test(message)) {
    return ' Put a text that contains a colon in quotes: title: "Osijek: a walk".';
  }
  return /unique/i.test(message) ? " Keep one of the two lines." : "";
}

// Numbers keep the form in which they were written: `price: 45.00` stays "45.00".
function scalarText(node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined;
  return (typeof node.value === "string" ? node.value : (node.source ?? "")).trim();
}

/** Reads YAML fields by the table of one document type; undefined when the YAML itself is faulty. */
export function readFields(
  source: Source,
  table: Record<string, FieldKind>,
  report: Report,
): Fields | undefined {
  const lines = new LineCounter();
  const yaml = parseDocument(source.yaml, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => ({
    file: source.file,
    line: source.line + lines.linePos(offset).line - 1,
  });
  const placeOf = (node: unknown): Place => placeAt(((node as Node | null)?.range ?? [0])[0] ?? 0);

  for (const error of yaml.errors) {
    const message = error.message.split("\n")[0] ?? "";
    report(placeAt(error.pos[0]), `YAML: ${message}.${yamlAdvice(message)}`.replace("..", "."));
  }
  if (yaml.errors.length > 0) return undefined;

  const texts = new Map<string, Located>();
  const lists = new Map<string, Located[]>();
  const perPicture = new Map<string, Map<string, Located>>();
  const fields: Fields = { texts, lists, perPicture };
  if (yaml.contents === null || (isScalar(yaml.contents) && yaml.contents.value === null)) {
    return fields;
  }
  if (!isMap(yaml.contents)) {
    report(placeOf(yaml.contents), 'no fields. Write one per line, like "title: A title".');
    return undefined;
  }

  const checked = (name: string, kind: FieldKind, value: string, place: Place): string => {
    if (kind.kind === "uid" && !isUid(value)) {
      report(place, `bad uid "${value}". Use only letters, digits, "-" and "_".`);
    }
    if (kind.kind === "choice" && !kind.choices.includes(value)) {
      report(place, `unknown ${name} "${value}". ${advice(value, kind.choices)}`);
    }
    if (kind.kind !== "date") return value;
    const date = serviceDate(value);
    if (date === undefined) {
      const example = "Write it like 2026-10-14 or 2026-10-14T08:00:00Z.";
      report(place, `bad date "${value}" in "${name}". ${example}`);
    }
    return date ?? value;
  };

  for (const { key, value: node } of yaml.contents.items) {
    const name = scalarText(key) ?? "";
    const place = placeOf(key);
    const kind = table[name];
    if (kind === undefined) {
      report(place, `unknown field "${name}". ${advice(name, Object.keys(table))}`);
    } else if (node === null || (isScalar(node) && node.value === null)) {
      // A name without a value says the same as no line at all.
    } else if (kind.kind === "list" || kind.kind === "pictures") {
      if (!isSeq(node)) {
        report(
          place,
          `"${name}" must be a list. Write each entry on a line of its own after "- ".`,
        );
        continue;
      }
      const entries: Located[] = [];
      for (const item of node.items) {
        const value = scalarText(item);
        if (value === undefined) report(placeOf(item), `an entry of "${name}" must be text.`);
        else entries.push({ value, ...placeOf(item) });
      }
      lists.set(name, entries);
    } else if (kind.kind === "per-picture") {
      if (!isMap(node)) {
        report(place, `"${name}" must name pictures. Write below it: "  wetland.webp: A text".`);
        continue;
      }
      const entries = new Map<string, Located>();
      for (const pair of node.items) {
        const value = scalarText(pair.value);
        if (value !== undefined) {
          entries.set(scalarText(pair.key) ?? "", { value, ...placeOf(pair.key) });
        } else if (pair.value !== null && !isScalar(pair.value)) {
          report(placeOf(pair.key), `"${name}" of "${scalarText(pair.key)}" must be text.`);
        }
      }
      perPicture.set(name, entries);
    } else {
      const value = scalarText(node);
      if (value === undefined) report(place, `"${name}" must be one text, not a list or a table.`);
      else if (value !== "")
        texts.set(name, { value: checked(name, kind, value, place), ...place });
    }
  }
  return fields;
}

function overlaid<V>(
  shared: ReadonlyMap<string, V>,
  own: ReadonlyMap<string, V>,
): ReadonlyMap<string, V> {
  return shared.size === 0 ? own : new Map([...shared, ...own]);
}

/** The fields of one language: what all languages share, overlaid by its own. */
export function mergeFields(shared: Fields, own: Fields): Fields {
  const perPicture = new Map(shared.perPicture);
  for (const [name, texts] of own.perPicture) {
    perPicture.set(name, overlaid(perPicture.get(name) ?? new Map(), texts));
  }
  return {
    texts: overlaid(shared.texts, own.texts),
    lists: overlaid(shared.lists, own.lists),
    perPicture,
  };
}

export const NO_FIELDS: Fields = { texts: new Map(), lists: new Map(), perPicture: new Map() };
