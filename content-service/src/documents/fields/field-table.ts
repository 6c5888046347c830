import { VISIT_NAMES } from "../../../figures/visits.ts";
import type { DocumentType } from "../../../kinds/document-types.ts";
import {
  type Field,
  fixedChoice,
  number,
  records,
  required,
  type ValueField,
} from "../../../kinds/fields.ts";
import { allFields, byContractName } from "../../../kinds/kinds.ts";

/** What is written on one line. */
export type LineField = ValueField | { type: "title" | "date" | "uid" };

/** The fields in document.yaml and in a language file's front matter. */
export type WrittenField = Field | LineField | { type: "tags" } | { type: "per-picture" };

/** Fields about the document and its pictures, which the contract has elsewhere. */
const META_FIELDS: Record<string, WrittenField> = {
  published: { type: "date" },
  updated: { type: "date" },
  tags: { type: "tags" },
  uid: { type: "uid" },
  /** A text for each picture. */
  alt: { type: "per-picture" },
  credit: { type: "per-picture" },
};

/** What a program enters, for the checks alone: the contract has none of it. */
const VISITED = records({
  visit: required({ ...fixedChoice(VISIT_NAMES), table: "content-service/figures/visits.ts" }),
  day: number({ about: "On which day of the trip; 1 for the first." }),
  step: number({ about: "At which step of its program; 1 for the first." }),
});

function writtenFields(type: DocumentType): Record<string, WrittenField> {
  const { content: _body, ...fields } = byContractName(allFields(type));
  return { ...fields, ...META_FIELDS };
}

/** The fields that may be written, by their names in the contract. */
export const FIELDS: Record<DocumentType, Record<string, WrittenField>> = {
  blog: writtenFields("blog"),
  destination: writtenFields("destination"),
  journey: writtenFields("journey"),
  program: { ...writtenFields("program"), visits: VISITED },
};
