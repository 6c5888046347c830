import { type DocumentNode, type FieldNode, Kind, parse, visit } from "graphql";
import { expect, it } from "vitest";
import {
  collectionQuery,
  NO_SELECTIONS,
  newestRequest,
} from "../../../../../src/documents/load/service/graphqlQueries.ts";
import type { DocumentType } from "../../../../../src/i18n/routes.ts";

const META = ["_meta.firstPublicationDate", "_meta.lang", "_meta.uid"];

/** What a page of each kind is made of. */
const READ: Partial<Record<DocumentType, string[]>> = {
  blog: [...META, "category_name", "content", "image", "summary", "title"],
  destination: [...META, "content", "image", "summary", "title"],
  program: [
    ...META,
    "age_restrictions",
    "category",
    "challenge_level",
    "content",
    "description",
    "event_duration",
    "package_type",
    "price",
    "program.program_title",
    "program_images.image",
    "summary",
    "title",
  ],
};

/** What is on a page of its own only. */
const OF_THE_PAGE = /^(?:content|category|description|price|program\.program_title)$/;

/** The fields below a node, with the way to them: "_meta.uid" */
function fieldsOf(query: string): string[] {
  const way: string[] = [];
  const found: string[] = [];
  const document: DocumentNode = parse(query);
  visit(document, {
    [Kind.FIELD]: {
      enter({ name, selectionSet }: FieldNode) {
        way.push(name.value);
        if (!selectionSet) found.push(way.join("."));
      },
      leave: () => void way.pop(),
    },
  });
  return found.flatMap((path) => path.split(".edges.node.").slice(1));
}

it.each(Object.entries(READ) as [DocumentType, string[]][])(
  "asks for all that a page of the kind %s shows",
  (type, read) => {
    expect(fieldsOf(collectionQuery(type, NO_SELECTIONS))).toEqual(expect.arrayContaining(read));
  },
);

it.each(Object.entries(READ) as [DocumentType, string[]][])(
  "asks a visitor's service for all that a card of the kind %s shows",
  (type, read) => {
    const onCard = read.filter((field) => !OF_THE_PAGE.test(field));
    expect(fieldsOf(newestRequest(type, "de-de", 24).query)).toEqual(
      expect.arrayContaining(onCard),
    );
  },
);
