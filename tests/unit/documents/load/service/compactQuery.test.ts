import fc from "fast-check";
import { type DocumentNode, Kind, Lexer, parse, print, Source, TokenKind } from "graphql";
import { describe, expect, it } from "vitest";
import { compactQuery } from "../../../../../src/documents/load/service/get.ts";
import {
  collectionQuery,
  NO_SELECTIONS,
} from "../../../../../src/documents/load/service/graphqlQueries.ts";
import { DOCUMENT_TYPES } from "../../../../../src/i18n/routes.ts";

describe("a query in an address", () => {
  it.each([
    ["query A {\n  a\n  b\n}\n", "query A{a b}"],
    [
      "query A($a: Int = 1, $b: [X!]!) { a(x: $a, y: $b) }",
      "query A($a:Int=1$b:[X!]!){a(x:$a y:$b)}",
    ],
    ['{ a # words, {brackets} and "quotes\n  b }', "{a b}"],
    ["{ a # ends with the carriage\rb }", "{a b}"],
    ["{ a # one\n # two\n\n # three\n b } # four", "{a b}"],
    ["# first\nquery A { a }", "query A{a}"],
    ['{ a(x: "a,  b # c { } \\" d") }', '{a(x:"a,  b # c { } \\" d")}'],
    ['{ a(x: ["", "b", "\\\\"]) }', '{a(x:["" "b" "\\\\"])}'],
    ['{ a(x: """\n  a, "b" # c\n""") }', '{a(x:"""\n  a, "b" # c\n""")}'],
    ['{ a(x: """a \\""" , # b""") , c }', '{a(x:"""a \\""" , # b""")c}'],
    ["{ a ... on B { c } ... D }", "{a...on B{c}...D}"],
    ["{ a @include(if: $b) @skip(if: true) }", "{a@include(if:$b)@skip(if:true)}"],
    ["{ a(x: [1, -2, 3.5]) }", "{a(x:[1 -2 3.5])}"],
    ["\uFEFF{ a\t,,, b }", "{a b}"],
    ["", ""],
  ])("%j is sent as %j", (query, compact) => {
    expect(compactQuery(query)).toBe(compact);
  });

  it.each(DOCUMENT_TYPES)("asks the same as the build wrote it: %s", (type) => {
    for (const query of [
      collectionQuery(type, NO_SELECTIONS),
      collectionQuery(type, NO_SELECTIONS, "content"),
    ]) {
      const compact = compactQuery(query);
      expect(print(parse(compact))).toBe(print(parse(query)));
      expect(compact).not.toMatch(/\s{2}|[\n,]| [{}()]|[{}()] /);
      expect(compact.length).toBeLessThan(query.length);
    }
  });

  it("keeps the meaning of any query, whatever stands between its words", () => {
    const property = fc.property(documents, noises, (document, between) => {
      const plain = print(document);
      const noisy = withNoise(plain, between);
      const compact = compactQuery(noisy);
      expect(print(parse(compact))).toBe(print(parse(noisy)));
      expect(print(parse(compact))).toBe(plain);
      expect(compactQuery(compact)).toBe(compact);
      expect(needlessSpace(compact)).toEqual([]);
    });
    fc.assert(property, { numRuns: 300 });
  });
});

const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,6}$/).filter((text) => {
  return !["true", "false", "null", "on"].includes(text);
});
const nameNode = name.map((value) => ({ kind: Kind.NAME, value }) as const);
const words = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    '"',
    '"""',
    "\\",
    "# no comment",
    "a,  b",
    "{ }",
    "\n",
    "\r\n",
    ' \\"""\n#, ',
    "",
  ),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.integer().map((number) => ({ kind: Kind.INT, value: String(number) })),
    fc
      .integer({ min: -999, max: 999 })
      .map((number) => ({ kind: Kind.FLOAT, value: `${number}.5e${number}` })),
    fc.boolean().map((flag) => ({ kind: Kind.BOOLEAN, value: flag })),
    fc.constant({ kind: Kind.NULL }),
    name.map((value) => ({ kind: Kind.ENUM, value })),
    nameNode.map((name) => ({ kind: Kind.VARIABLE, name })),
    fc.record({ kind: fc.constant(Kind.STRING), value: words, block: fc.boolean() }),
    fc.record({ kind: fc.constant(Kind.LIST), values: fc.array(tie("value"), { maxLength: 4 }) }),
    fc.record({
      kind: fc.constant(Kind.OBJECT),
      fields: fc.array(
        fc.record({
          kind: fc.constant(Kind.OBJECT_FIELD),
          name: nameNode,
          value: tie("value"),
        }),
        { maxLength: 3 },
      ),
    }),
  ),
}));
const args = fc.array(fc.record({ kind: fc.constant(Kind.ARGUMENT), name: nameNode, value }), {
  maxLength: 3,
});
const directives = fc.array(
  fc.record({ kind: fc.constant(Kind.DIRECTIVE), name: nameNode, arguments: args }),
  { maxLength: 2 },
);
const { set } = fc.letrec((tie) => ({
  set: fc.record({
    kind: fc.constant(Kind.SELECTION_SET),
    selections: fc.array(tie("selection"), { minLength: 1, maxLength: 4 }),
  }),
  selection: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.record({
      kind: fc.constant(Kind.FIELD),
      name: nameNode,
      alias: fc.option(nameNode, { nil: undefined }),
      arguments: args,
      directives,
    }),
    fc.record({ kind: fc.constant(Kind.FRAGMENT_SPREAD), name: nameNode, directives }),
    fc.record({
      kind: fc.constant(Kind.INLINE_FRAGMENT),
      typeCondition: fc.option(
        nameNode.map((name) => ({ kind: Kind.NAMED_TYPE, name })),
        { nil: undefined },
      ),
      directives,
      selectionSet: tie("set"),
    }),
  ),
}));

/** As another program would write it: parsed, so that only what GraphQL allows is asked. */
const documents: fc.Arbitrary<DocumentNode> = fc
  .record({
    operation: fc.constantFrom("query", "mutation"),
    name: nameNode,
    directives,
    selectionSet: set,
  })
  .map((definition) => {
    const draft = {
      kind: Kind.DOCUMENT,
      definitions: [{ kind: Kind.OPERATION_DEFINITION, variableDefinitions: [], ...definition }],
    };
    return parse(print(draft as unknown as DocumentNode));
  });

const noises = fc.infiniteStream(
  fc.constantFrom(
    " ",
    "\n",
    "\r\n",
    "\r",
    ",",
    "\t",
    "  \n",
    " , ",
    '# a "b" { c\n',
    "#\r",
    "\uFEFF",
  ),
);

function tokensOf(query: string): { text: string; start: number; end: number; mark: boolean }[] {
  const lexer = new Lexer(new Source(query));
  const found = [];
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    const { kind, start, end } = token;
    const mark = ![
      TokenKind.NAME,
      TokenKind.INT,
      TokenKind.FLOAT,
      TokenKind.STRING,
      TokenKind.BLOCK_STRING,
    ].includes(kind);
    found.push({ text: query.slice(start, end), start, end, mark });
  }
  return found;
}

function withNoise(query: string, between: Iterator<string>): string {
  const noise = (): string => between.next().value;
  return tokensOf(query)
    .map(({ text }) => noise() + text)
    .concat(noise())
    .join("");
}

/** Words between which more stands than one space, or a space that a mark makes needless. */
function needlessSpace(query: string): string[] {
  const tokens = tokensOf(query);
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const gap = query.slice(before?.end ?? 0, token.start);
    const needed = before && !before.mark && !token.mark ? " " : "";
    return gap === needed ? [] : [`${before?.text}${gap}${token.text}`];
  });
}
