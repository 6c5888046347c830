import { isMap, isSeq } from "yaml";
import { contractName, type RecordsField } from "../../../kinds/fields.ts";
import type { Place, Report } from "../fault.ts";
import { advice } from "../suggest.ts";
import type { LineField, WrittenField } from "./field-table.ts";
import type { FieldRecord, Fields, Located } from "./fields.ts";
import { readDepartures } from "./read-departures.ts";
import { readValue } from "./read-value.ts";
import { type Shorthand, shorthandsOf } from "./shorthands.ts";
import {
  parseYamlFields,
  scalarText,
  textBeforeComment,
  type YamlFields,
  type YamlSource,
} from "./yaml-fields.ts";

/** One field with its place, for faults. */
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
    const lost = textBeforeComment(item);
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
    const lost = textBeforeComment(pair.value);
    if (lost !== undefined) report(placeOf(pair.key), lost);
    if (value === undefined) report(placeOf(pair.key), `"${name}" of "${picture}" must be text.`);
    else entries.set(picture, { value, ...placeOf(pair.key) });
  }
  return entries;
}

function readText({ name, place, node, report }: Field, field: LineField): Located | undefined {
  const text = scalarText(node);
  if (text === undefined) {
    report(place, `"${name}" must be one text, not a list or a table.`);
    return undefined;
  }
  const lost =
    field.type === "text" || field.type === "title" ? textBeforeComment(node) : undefined;
  if (lost !== undefined) report(place, lost);
  const { value, fault } = readValue(name, text, field);
  if (fault !== undefined) report(place, fault);
  return { value, ...place };
}

/** Puts what a shorthand stands for among the values of an entry. */
function expandInto(
  record: Map<string, Located>,
  { expand }: Shorthand,
  { value, ...at }: Located,
  entry: RecordsField["entry"],
  report: Report,
): void {
  const expanded = expand(value);
  if ("fault" in expanded) report(at, expanded.fault);
  const values = "fault" in expanded ? {} : expanded.values;
  for (const [key, text] of Object.entries(values)) {
    record.set(contractName(key, entry[key] ?? {}), { value: text, ...at });
  }
}

/** The entries of a list whose entries have several values: `- { for: Adults, amount: 45 }`. */
function readRecords(field: Field, { entry }: RecordsField): FieldRecord[] {
  const { name, place, node, placeOf, report } = field;
  // In a document an entry has its own names, without those of the contract: "amount", not "price_amount".
  const fields = new Map(
    Object.entries(entry).map(([key, own]) => [contractName(key, {}), { key, own }]),
  );
  const shorthands = shorthandsOf(entry);
  const byShorthand = new Set(shorthands.flatMap(({ writes }) => writes));
  const names = [
    ...[...fields.keys()].filter((name) => !byShorthand.has(name)),
    ...shorthands.map(({ name }) => name),
  ];
  const example = `- { ${names.map((one) => `${one}: …`).join(", ")} }`;
  if (!isSeq(node)) {
    report(place, `"${name}" must be a list. Write each entry on a line of its own: ${example}`);
    return [];
  }
  return node.items.flatMap((item) => {
    if (!isMap(item)) {
      report(placeOf(item), `an entry of "${name}" has names and values: ${example}`);
      return [];
    }
    const record = new Map<string, Located>();
    for (const { key, value } of item.items) {
      const own = scalarText(key) ?? "";
      const known = fields.get(own);
      const at = placeOf(key);
      const shorthand = shorthands.find(({ name }) => name === own);
      if (shorthand) {
        expandInto(record, shorthand, { value: scalarText(value) ?? "", ...at }, entry, report);
      } else if (known === undefined) {
        report(at, `unknown "${own}" in an entry of "${name}". ${advice(own, names)}`);
      } else if (scalarText(value) !== "") {
        const source = { ...field, name: `${name}: ${own}`, place: at, node: value };
        const read = readText(source, known.own);
        if (read !== undefined) record.set(contractName(known.key, known.own), read);
      }
    }
    return [record];
  });
}

/** Reads YAML fields by the table of one document type; undefined when the YAML itself is faulty. */
export function readFields(
  source: YamlSource,
  table: Record<string, WrittenField>,
  report: Report,
): Fields | undefined {
  const yaml = parseYamlFields(source, report);
  if (yaml === undefined) return undefined;
  const { pairs, placeOf } = yaml;
  const texts = new Map<string, Located>();
  const lists = new Map<string, Located[]>();
  const records = new Map<string, FieldRecord[]>();
  const perPicture = new Map<string, Map<string, Located>>();
  for (const { key, value: node } of pairs) {
    const name = scalarText(key) ?? "";
    const place = placeOf(key);
    const field: Field = { name, place, node, placeOf, report };
    const known = Object.hasOwn(table, name) ? table[name] : undefined;
    if (known === undefined) {
      report(place, `unknown field "${name}". ${advice(name, Object.keys(table))}`);
    } else if (scalarText(node) === "") {
      // A name without a value counts as missing.
    } else if (known.type === "texts" || known.type === "tags" || known.type === "pictures") {
      lists.set(name, readList(field));
    } else if (known.type === "records") {
      records.set(name, readRecords(field, known));
    } else if (known.type === "departures") {
      records.set(name, readDepartures({ ...field, entry: known.entry }));
    } else if (known.type === "per-picture") {
      perPicture.set(name, readPerPicture(field));
    } else if (known.type !== "richText") {
      const text = readText(field, known);
      if (text !== undefined) texts.set(name, text);
    }
  }
  return { texts, lists, records, perPicture };
}
