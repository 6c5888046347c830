import { readFileSync } from "node:fs";
import { buildASTSchema, lexicographicSortSchema, parse, printSchema, visit } from "graphql";
import { expect, test } from "vitest";
import { printSchema as printFields } from "../../content-service/src/graphql/schema.ts";

/** Its types sorted, without descriptions. */
function plain(sdl: string): string {
  const bare = visit(parse(sdl), {
    enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
  });
  return printSchema(lexicographicSortSchema(buildASTSchema(bare)));
}

test("what can be written into documents is what the contract lets a site ask for", () => {
  expect(plain(printFields())).toBe(plain(readFileSync("content-service/content.graphql", "utf8")));
});
