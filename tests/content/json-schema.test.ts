import { expect, test } from "vitest";
import { DOCUMENT_TYPES } from "../../content-service/kinds/document-types.ts";
import { FIELDS } from "../../content-service/src/documents/fields/field-table.ts";
import { documentSchema } from "../../content-service/src/documents/json-schema.ts";

test.each(DOCUMENT_TYPES)(
  "the JSON Schema of a %s has the fields that may be written, and no others",
  (type) => {
    const { properties, additionalProperties } = documentSchema(type);
    expect(Object.keys(Object(properties))).toEqual(Object.keys(FIELDS[type]));
    expect(additionalProperties).toBe(false);
  },
);

test("it has the choices of a field, and the entries of a list by their names in documents", () => {
  expect(documentSchema("program").properties).toMatchObject({
    mobility: { enum: ["full", "partly", "no"] },
    guide_languages: { pattern: expect.stringContaining("hr|en|de|sr") },
    prices: {
      type: "array",
      items: {
        properties: { for: { type: "string" }, amount: { type: "number" } },
        required: ["amount"],
      },
    },
  });
});
