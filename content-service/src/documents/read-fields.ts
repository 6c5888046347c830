import { isMap, isSeq } from "yaml";
import { advice } from "./closest.ts";
import { serviceDate } from "./dates.ts";
import type { Place, Report } from "./fault.ts";
import { type FieldKind, isUid, LONGEST_UID } from "./field-table.ts";
import type { Fields, Located } from "./fields.ts";
import {
  cutOff,
  parseYamlFields,
  scalarText,
  type YamlFields,
  type YamlSource,
} from "./yaml-fields.ts";

/** One field with all that a fault about it must say. */
interface Field {
  name: string;
  place: Place;
  node: unknown;
  placeOf: YamlFields["placeOf"];
  report: Report;
}

function readList({ name, place, node, placeOf, report }: Field): Located[] {
  if (!isSeq(node)) {
    report(place, `"${name}" must be a list. Write each entry on a line of its own after "- ".`);
    return [];
  }
  return node.items.flatMap((item) => {
    const value = scalarText(item);
    const lost = cutOff(item);
    if (lost !== undefined) report(placeOf(item), lost);
    if (value) return { value, ...placeOf(item) };
    report(placeOf(item), `an entry of "${name}" must be text.`);
    return [];
  });
}

function readPerPicture({ name, place, node, placeOf, report }: Field): Map<string, Located> {
  const entries = new Map<string, Located>();
  if (!isMap(node)) {
    report(place, `"${name}" must name pictures. Write below it: "  wetland.webp: A text".`);
    return entries;
  }
  for (const pair of node.items) {
    const picture = scalarText(pair.key) ?? "";
    const value = scalarText(pair.value);
    const lost = cutOff(pair.value);
    if (lost !== undefined) report(placeOf(pair.key), lost);
    if (value === undefined) report(placeOf(pair.key), `"${name}" of "${picture}" must be text.`);
    else entries.set(picture, { value, ...placeOf(pair.key) });
  }
  return entries;
}

function readText({ name, place, node, report }: Field, kind: FieldKind): Located | undefined {
  const value = scalarText(node);
  if (value === undefined) {
    report(place, `"${name}" must be one text, not a list or a table.`);
    return undefined;
  }
  const lost = kind.kind === "text" ? cutOff(node) : undefined;
  if (lost !== undefined) report(place, lost);
  if (kind.kind === "uid" && !isUid(value)) {
    report(place, `bad uid "${value}". Use only letters, digits, "-" and "_".`);
  } else if (kind.kind === "uid" && value.length > LONGEST_UID) {
    report(
      place,
      `the uid has ${value.length} signs, and at most ${LONGEST_UID} are taken. Shorten it.`,
    );
  }
  if (kind.kind === "choice" && !kind.choices.includes(value)) {
    report(place, `unknown ${name} "${value}". ${advice(value, kind.choices)}`);
  }
  if (kind.kind !== "date") return { value, ...place };
  const date = serviceDate(value);
  if (date === undefined) {
    const example = "Write it like 2026-10-14 or 2026-10-14T08:00:00Z.";
    report(place, `bad date "${value}" in "${name}". ${example}`);
  }
  return { value: date ?? value, ...place };
}

/** Reads YAML fields by the table of one document type; undefined when the YAML itself is faulty. */
export function readFields(
  source: YamlSource,
  table: Record<string, FieldKind>,
  report: Report,
): Fields | undefined {
  const yaml = parseYamlFields(source, report);
  if (yaml === undefined) return undefined;
  const { pairs, placeOf } = yaml;
  const texts = new Map<string, Located>();
  const lists = new Map<string, Located[]>();
  const perPicture = new Map<string, Map<string, Located>>();
  for (const { key, value: node } of pairs) {
    const name = scalarText(key) ?? "";
    const place = placeOf(key);
    const field: Field = { name, place, node, placeOf, report };
    const kind = Object.hasOwn(table, name) ? table[name] : undefined;
    if (kind === undefined) {
      report(place, `unknown field "${name}". ${advice(name, Object.keys(table))}`);
    } else if (scalarText(node) === "") {
      // A name without a value says the same as no line at all.
    } else if (kind.kind === "list" || kind.kind === "pictures") {
      lists.set(name, readList(field));
    } else if (kind.kind === "per-picture") {
      perPicture.set(name, readPerPicture(field));
    } else {
      const text = readText(field, kind);
      if (text !== undefined) texts.set(name, text);
    }
  }
  return { texts, lists, perPicture };
}
