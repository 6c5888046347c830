import { beforeAll, describe, expect, it } from "vitest";
import { SCHEMA_REQUEST } from "../../../src/documents/load/service/schema.ts";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import {
  buildAgainstService,
  FEW_DOCUMENTS,
  interruptBuild,
  pagesOf,
  snapshot,
} from "../../service/buildAgainstService.ts";
import { makeDocuments } from "../../service/documents.ts";
import type { Fault } from "../../service/generatedService.ts";
import { copySite } from "../../service/siteCopy.ts";

const MINUTE = 60_000;

/** The same response to every request. */
const always =
  (status: number, body: string): Fault =>
  (_, response) => {
    response.statusCode = status;
    response.end(body);
    return true;
  };

/** A service that sends its schema and fails after that. */
const afterItsSchema =
  (fault: Fault): Fault =>
  (asked, response) =>
    asked.operationName !== SCHEMA_REQUEST.operationName && fault(asked, response);

/** A fault for the first request of each operation only. */
function once(status: number, headers: Record<string, string> = {}): Fault {
  const met = new Set<string>();
  return ({ operationName }, response) => {
    if (met.has(operationName)) return false;
    met.add(operationName);
    response.writeHead(status, headers).end("busy");
    return true;
  };
}

describe("a build against a failing service", () => {
  let folder: string;
  let good: Record<string, string>;

  beforeAll(async () => {
    folder = await copySite("trouble");
    const built = await buildAgainstService(folder);
    expect(built.output).toContain("The site is built");
    expect(built.code).toBe(0);
    good = snapshot(folder);
  }, 5 * MINUTE);

  it("writes the same pages when the service was busy at first", {
    timeout: 3 * MINUTE,
  }, async () => {
    const fault = once(429, { "retry-after": "1" });
    const { code, asked } = await buildAgainstService(folder, { fault });
    expect(code).toBe(0);
    const afresh = 1 + DOCUMENT_TYPES.length;
    const requests = DOCUMENT_TYPES.length * WRITTEN_LANGUAGES.length;
    expect(asked).toHaveLength(1 + requests + afresh);
    expect(pagesOf(snapshot(folder))).toEqual(pagesOf(good));
  });

  const FAILURES: [string, { fault: Fault; expectedOutput: RegExp[] }][] = [
    [
      "answers with HTML",
      {
        fault: afterItsSchema(always(200, "<!doctype html>")),
        expectedOutput: [/parse error/, /AllBlogs|AllDest/, /language "/, /HTTP status 200/],
      },
    ],
    [
      "answers with HTML where it is asked for its schema",
      {
        fault: always(200, "<!doctype html>"),
        expectedOutput: [/parse error/, /ContentSchema/, /HTTP status 200/],
      },
    ],
    [
      "answers with an empty object",
      { fault: always(200, "{}"), expectedOutput: [/neither data nor errors/] },
    ],
    [
      "sends data beside errors",
      {
        fault: always(
          200,
          '{"data":{"allBlogs":null},"errors":[{"message":"half of it is missing"}]}',
        ),
        expectedOutput: [/half of it is missing/],
      },
    ],
    [
      "is in trouble itself",
      { fault: always(500, "oops"), expectedOutput: [/server error, HTTP status 500/] },
    ],
    [
      "keeps being busy",
      {
        fault: (_, response) => {
          response.writeHead(503, { "retry-after": "0" }).end();
          return true;
        },
        expectedOutput: [/HTTP status 503/, /Asked 4 times/],
      },
    ],
    [
      "hangs up every time",
      {
        fault: (_, response) => {
          response.destroy();
          return true;
        },
        expectedOutput: [/cannot be reached/, /Asked 4 times/],
      },
    ],
  ];

  it.each(FAILURES)(
    "fails with one message, and leaves the last good site, when the service %s",
    { timeout: 3 * MINUTE },
    async (_, { fault, expectedOutput }) => {
      const before = snapshot(folder);
      const { code, output } = await buildAgainstService(folder, { fault });
      expect(code).toBe(1);
      for (const words of expectedOutput) expect(output).toMatch(words);
      expect(output).not.toMatch(/\n\s+at /);
      expect(snapshot(folder)).toEqual(before);
    },
  );

  it("fails with one message, and leaves the last good site, when a uid leads out of the site", {
    timeout: 3 * MINUTE,
  }, async () => {
    const before = snapshot(folder);
    const documents = structuredClone(FEW_DOCUMENTS);
    const [post] = documents.blog;
    if (post) post._meta.uid = "../../../escape";
    const { code, output } = await buildAgainstService(folder, { documents });
    expect(code).toBe(1);
    expect(output).toMatch(/"\.\.\/\.\.\/\.\.\/escape".*refused/s);
    expect(output).not.toMatch(/\n\s+at /);
    expect(snapshot(folder)).toEqual(before);
  });

  it("puts the last good site back when Gatsby was stopped in the middle", {
    timeout: 3 * MINUTE,
  }, async () => {
    const before = snapshot(folder);
    const { code } = await buildAgainstService(folder, { fault: interruptBuild });
    expect(code).not.toBe(0);
    expect(snapshot(folder)).toEqual(before);
  });

  it("fails when nothing listens at the address", { timeout: 3 * MINUTE }, async () => {
    const before = snapshot(folder);
    const env = { CONTENT_URL: "http://127.0.0.1:9/graphql", CONTENT_TOKEN: "hush-hush" };
    const { code, output } = await buildAgainstService(folder, { env });
    expect(code).toBe(1);
    expect(output).toMatch(/cannot be reached \(.*\)/);
    expect(output).toContain("http://127.0.0.1:9/graphql");
    expect(output).not.toContain("hush-hush");
    expect(snapshot(folder)).toEqual(before);
  });
});

describe("a build against a service with small pages", () => {
  it("has every document, whatever the service gives at once", {
    timeout: 5 * MINUTE,
  }, async () => {
    const folder = await copySite("paging");
    const documents = makeDocuments({ blog: 241, destination: 41, program: 20 });
    const { code, asked, output } = await buildAgainstService(folder, { documents, pageCap: 20 });
    expect(output).toContain("The site is built");
    expect(code).toBe(0);
    const pages = Object.keys(snapshot(folder)).filter((name) => name.endsWith("index.html"));
    for (const language of WRITTEN_LANGUAGES) {
      const count = (list: string) =>
        pages.filter((name) => new RegExp(`^/${language}/${list}/[^/]+/index\\.html$`).test(name))
          .length;
      expect([count("blog"), count("destinations"), count("program")]).toEqual([241, 41, 20]);
    }
    // Of journeys there is none, which is found out by asking once.
    expect(asked).toHaveLength(1 + (13 + 3 + 1 + 1) * WRITTEN_LANGUAGES.length);
  });
});
