import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import {
  collectionQuery,
  documentRequest,
  newestRequest,
  PAGE_SIZE,
  type Selections,
} from "../../../../../src/documents/load/service/graphqlQueries.ts";
import { listField, listOperation } from "../../../../../src/documents/load/service/listNames.ts";
import { DOCUMENT_TYPES } from "../../../../../src/i18n/routes.ts";

/** Some of what a service may lack. */
const ALL: Selections = {
  blog: "",
  destination: "place { latitude longitude } facts { fact_text }",
  program: "lodging prices { price_for price_amount }",
};

const SCHEMA = buildSchema(readFileSync("content-service/content.graphql", "utf8"));

describe.each(DOCUMENT_TYPES)("the query for the documents of type %s", (type) => {
  it("asks for nothing that the contract does not know", () => {
    expect(validate(SCHEMA, parse(collectionQuery(type, ALL)))).toEqual([]);
  });

  it("is named as error messages name it", () => {
    expect(collectionQuery(type, ALL)).toMatch(new RegExp(`^query ${listOperation(type)}\\(`));
  });

  it("asks for the newest first, a language and the page after a cursor", () => {
    const query = collectionQuery(type, ALL).replace(/\s+/g, " ");
    expect(query).toContain(
      `${listField(type)}(lang: $lang, first: 100, after: $after, sortBy: meta_firstPublicationDate_DESC)`,
    );
    expect(query).toContain("pageInfo { hasNextPage endCursor }");
  });

  it("can stand below the field where the build finds the service", () => {
    expect(collectionQuery(type, ALL, "content").replace(/\s+/g, "")).toContain(
      `{content{${listField(type)}(`,
    );
    expect(() => parse(collectionQuery(type, ALL, "content"))).not.toThrow();
  });
});

describe.each(DOCUMENT_TYPES)("what a visitor's browser asks about the type %s", (type) => {
  it.each([documentRequest(type, "de-de", "herons", ALL), newestRequest(type, "de-de", 24)])(
    "asks for nothing that the contract does not know: $operationName",
    ({ query, operationName }) => {
      expect(validate(SCHEMA, parse(query))).toEqual([]);
      expect(query).toMatch(new RegExp(`^query ${operationName}\\(`));
    },
  );

  it("leaves the texts out of a list", () => {
    expect(newestRequest(type, "de-de", 24).query).not.toMatch(/\bcontent\b/);
    expect(documentRequest(type, "de-de", "herons", ALL).query).toMatch(/\bcontent\b/);
  });

  it("leaves the optional fields out of a list, and asks for them where all is shown", () => {
    const optional = ALL[type] ?? "";
    expect(documentRequest(type, "de-de", "herons", ALL).query).toContain(optional);
    expect(collectionQuery(type, ALL)).toContain(optional);
    if (optional !== "") expect(newestRequest(type, "de-de", 24).query).not.toContain(optional);
  });
});

it("asks for as many documents at once as the embedded service gives", () => {
  expect(PAGE_SIZE).toBe(100);
});
