import { readFileSync } from "node:fs";
import { buildSchema, graphqlSync, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import {
  collectionQuery,
  documentRequest,
  isServed,
  NO_SELECTIONS,
} from "../../../../../src/documents/load/service/graphqlQueries.ts";
import {
  readSchema,
  SCHEMA_REQUEST,
  selectionsIn,
} from "../../../../../src/documents/load/service/schema.ts";
import { DOCUMENT_TYPES } from "../../../../../src/i18n/routes.ts";

/** Without descriptions. */
const CONTRACT = readFileSync("content-service/content.graphql", "utf8").replace(/^ *".*"\n/gm, "");

/** A service that has none of what it may lack. */
const OLD = CONTRACT.replace(/# optional\n[\s\S]*?# end/g, "");

/** What the site asks a service for that has this schema. */
function selectionsOf(sdl: string) {
  const { data } = graphqlSync({ schema: buildSchema(sdl), source: SCHEMA_REQUEST.query });
  const schema = readSchema({ ...data });
  if (!schema) throw new Error("no schema");
  return selectionsIn(schema);
}

/** Some of its optional lines are missing. */
const without = (...lines: string[]): string =>
  lines.reduce((sdl, line) => {
    expect(sdl).toContain(line);
    return sdl.replace(line, "");
  }, CONTRACT);

const HALF = without(
  "  place: GeoPoint\n",
  "  facts: [DestinationFacts!]\n",
  "  lodging: String\n",
  " price_for: String",
  " stop_point: GeoPoint",
);

describe("a service is asked for what it has", () => {
  it.each([
    ["all of it", CONTRACT],
    ["half of it", HALF],
    ["none of it", OLD],
  ])("and for nothing else, where it has %s", (_, sdl) => {
    const schema = buildSchema(sdl);
    const selections = selectionsOf(sdl);
    for (const type of DOCUMENT_TYPES.filter((one) => isServed(one, selections))) {
      expect(validate(schema, parse(collectionQuery(type, selections)))).toEqual([]);
      const { query } = documentRequest(type, "hr", "herons", selections);
      expect(validate(schema, parse(query))).toEqual([]);
    }
  });

  it("asks for journeys only where there are any", () => {
    expect(isServed("journey", selectionsOf(CONTRACT))).toBe(true);
    expect(isServed("journey", selectionsOf(OLD))).toBe(false);
    expect(isServed("blog", selectionsOf(OLD))).toBe(true);
  });

  it("asks an old service as before", () => {
    expect(selectionsOf(OLD)).toEqual(NO_SELECTIONS);
  });

  it("asks for every optional field of the contract, where all are there", () => {
    const selected = Object.values(selectionsOf(CONTRACT)).join(" ");
    const optional = CONTRACT.match(/# optional\n[\s\S]*?# end/g)?.join("\n") ?? "";
    // Of an optional type, every service that has it has these.
    const always =
      /^(?:lang|uid|uid_in|first|after|title|summary|image|content|node|edges|cursor)$/;
    const fields = [...optional.matchAll(/\b([a-z_]+): (?:\[|[A-Z])/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !always.test(name) && name !== "journey" && name !== "_meta");
    expect(fields.length).toBeGreaterThan(40);
    for (const field of fields) {
      expect(selected).toMatch(new RegExp(`\\b${field}\\b`));
    }
  });

  it("leaves out what is missing, and keeps what is beside it", () => {
    const { destination, program } = selectionsOf(HALF);
    expect(destination).toMatch(/^country region best_months good_months checked_on costs \{/);
    expect(program).toContain("prices { price_amount }");
    expect(program).toContain("stops { stop_name stop_destination stop_by");
    expect(program).not.toContain("lodging");
  });

  it("leaves out a list whose entries have nothing that it knows", () => {
    const odd = without(" extra_name: String").replace("extra_amount: Float", "other: Float");
    expect(selectionsOf(odd).program).not.toContain("extras");
  });

  it("leaves out a text that is no text there", () => {
    const odd = CONTRACT.replace("  lodging: String\n", "  lodging: GeoPoint\n");
    expect(selectionsOf(odd).program).not.toContain("lodging");
  });
});

it.each([[{}], [{ __schema: null }], [{ __schema: { types: "many" } }]])(
  "takes %j for no schema",
  (data) => {
    expect(readSchema(data)).toBeUndefined();
  },
);

it.each([[[]], [[null, 7, { name: "Program", fields: "x" }, { fields: [{ name: "lodging" }] }]]])(
  "finds nothing in a schema of %j",
  (types) => {
    const schema = readSchema({ __schema: { types } });
    expect(schema && selectionsIn(schema)).toEqual(NO_SELECTIONS);
  },
);
