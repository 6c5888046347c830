import { describe, expect, it } from "vitest";
import type { ContentErrorKind } from "../../../../../src/documents/load/service/errors.ts";
import { sendByPost } from "../../../../../src/documents/load/service/post.ts";
import { createSend } from "../../../../../src/documents/load/service/send.ts";
import {
  errorOf,
  faultyService,
  hangs,
  neverEnds,
  REQUEST,
  type Reply,
  resets,
  resetsWithin,
  says,
  saysJson,
  settings,
  unreachableOrigin,
} from "./faultyService.ts";

const TRANSPORT = { fetch, timeLimit: 5000 };
const IMPATIENT = { fetch, timeLimit: 60 };

describe("a request by POST", () => {
  it("sends exactly what the contract says", async () => {
    const { origin, asked } = await faultyService(saysJson({ data: { a: 1 } }));
    const answer = await sendByPost(settings(origin), TRANSPORT)(REQUEST);
    expect(answer).toEqual({ data: { a: 1 } });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.method).toBe("POST");
    expect(asked[0]?.url.pathname).toBe("/graphql");
    expect(asked[0]?.headers["content-type"]).toBe("application/json");
    expect(asked[0]?.headers).not.toHaveProperty("authorization");
    expect(asked[0]?.body).toBe(
      `{"operationName":"AllBlogs","variables":{"lang":"en-eu","after":null},"query":${JSON.stringify(REQUEST.query)}}`,
    );
  });

  it("keeps the order and leaves out what else a caller has", async () => {
    const { origin, asked } = await faultyService(saysJson({ data: {} }));
    const { query, variables, operationName } = REQUEST;
    const shuffled = { extra: true, query, variables, operationName };
    await sendByPost(settings(origin), TRANSPORT)(shuffled);
    expect(Object.keys(JSON.parse(asked[0]?.body ?? ""))).toEqual([
      "operationName",
      "variables",
      "query",
    ]);
  });

  it("shows the operator's token in the header only", async () => {
    const { origin, asked } = await faultyService(saysJson({ data: {} }));
    await sendByPost(settings(origin, { token: "abc.def" }), TRANSPORT)(REQUEST);
    expect(asked[0]?.headers.authorization).toBe("Token abc.def");
    expect(asked[0]?.url.href).not.toContain("abc");
    expect(asked[0]?.body).not.toContain("abc");
  });

  it("is what the operator gets without CONTENT_PROTOCOL=get", async () => {
    const { origin, asked } = await faultyService(saysJson({ data: {} }));
    await createSend(settings(origin, { protocol: "post" }), TRANSPORT)(REQUEST);
    expect(asked.map(({ method }) => method)).toEqual(["POST"]);
  });
});

const HTML = "<!doctype html><title>Maintenance</title>";
const ERRORS = { errors: [{ message: "Unknown field" }, { message: "Another" }, 7] };

const FAULTS: [string, Reply, ContentErrorKind, number | undefined, string][] = [
  ["moved for good", says("", 301, { location: "/other" }), "server", 301, "HTTP status 301."],
  ["moved for now", says("", 307, { location: "/graphql" }), "server", 307, "HTTP status 307."],
  ["nothing new", says("", 304), "server", 304, "HTTP status 304."],
  ["a bad request", saysJson({ message: "Bad lang" }, 400), "server", 400, '400 ("Bad lang").'],
  ["a refused token", saysJson({ error: "No" }, 401), "server", 401, "HTTP status 401."],
  ["a failing service", says(HTML, 500), "server", 500, "HTTP status 500."],
  ["a failing service with data", saysJson({ data: {} }, 500), "server", 500, "HTTP status 500."],
  [
    "a failing service that says why",
    saysJson(ERRORS, 502),
    "server",
    502,
    'HTTP status 502 ("Unknown field; Another; ?").',
  ],
  ["an empty object", saysJson({}), "server", 200, "neither data nor errors"],
  ["data that is null", saysJson({ data: null }), "server", 200, "neither data nor errors"],
  ["data that is a list", saysJson({ data: [] }), "server", 200, "neither data nor errors"],
  ["data that is a text", saysJson({ data: "x" }), "server", 200, "neither data nor errors"],
  ["another object", saysJson({ message: "ok" }), "server", 200, "neither data nor errors"],
  ["a list", saysJson([{ data: {} }]), "server", 200, "the answer is not an object"],
  ["a text", saysJson("data"), "server", 200, "the answer is not an object"],
  ["a number", saysJson(0), "server", 200, "the answer is not an object"],
  ["null", saysJson(null), "server", 200, "the answer is not an object"],
  ["a page of HTML", says(HTML), "parse", 200, "the answer is not JSON (HTTP status 200)."],
  ["nothing", says(""), "parse", 200, "the answer is not JSON (HTTP status 200)."],
  ["no content", says("", 204), "parse", 204, "the answer is not JSON (HTTP status 204)."],
  ["half an answer", says('{"data":{"a":'), "parse", 200, "the answer is not JSON"],
  ["errors", saysJson(ERRORS), "answer", 200, "(HTTP 200): Unknown field; Another; ?"],
  ["data beside errors", saysJson({ data: { a: 1 }, ...ERRORS }), "answer", 200, "Unknown field"],
  ["an error of lines", saysJson({ errors: [{ message: "a\n\tb" }] }), "answer", 200, "): a b"],
  ["a text as errors", saysJson({ errors: "Broken" }), "answer", 200, "(HTTP 200): Broken"],
  ["an empty list of errors", saysJson({ data: {}, errors: [] }), "answer", 200, "no reason given"],
  [
    "a reset connection",
    resets,
    "network",
    undefined,
    "the service cannot be reached (ECONNRESET).",
  ],
  ["a reset within the answer", resetsWithin, "network", undefined, "cannot be reached ("],
];

describe("what an operator reads of a service that answers with", () => {
  it.each(FAULTS)("%s", async (_, reply, kind, status, reason) => {
    const { origin, asked } = await faultyService(reply);
    const { url, ...rest } = settings(origin, { token: "secret-token" });
    const send = sendByPost({ ...rest, url: `${url}?access_token=secret-query#x` }, TRANSPORT);
    const error = await errorOf(send(REQUEST));
    expect(error.name).toBe("ContentError");
    expect(error.kind).toBe(kind);
    expect(error.status).toBe(status);
    expect(error.message).toContain(
      `Content service, operation AllBlogs, language "en-eu", at ${origin}/graphql: `,
    );
    expect(error.message).toContain(reason);
    expect(error.message).not.toMatch(/secret|undefined|\[object|\n/);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ["nothing at all", hangs],
    ["a beginning that never ends", neverEnds],
  ])("%s, once the time limit is over", async (_, reply) => {
    const { origin } = await faultyService(reply);
    const error = await errorOf(sendByPost(settings(origin), IMPATIENT)(REQUEST));
    expect(error.kind).toBe("timeout");
    expect(error.message).toBe(
      `Content service, operation AllBlogs, language "en-eu", at ${origin}/graphql: no answer within 0.06 s.`,
    );
  });
});

describe("a service that is not there", () => {
  it("is named with the reason", async () => {
    const origin = await unreachableOrigin();
    const error = await errorOf(sendByPost(settings(origin), TRANSPORT)(REQUEST));
    expect(error.kind).toBe("network");
    expect(error.message).toBe(
      `Content service, operation AllBlogs, language "en-eu", at ${origin}/graphql: the service cannot be reached (ECONNREFUSED).`,
    );
  });

  it("gives no password away, even where the program itself prints the address", async () => {
    const url = "http://user:secret@127.0.0.1:1/graphql?access_token=secret";
    const send = sendByPost({ url, token: undefined, protocol: "post" }, TRANSPORT);
    const { message } = await errorOf(send(REQUEST));
    expect(message).toContain("http://127.0.0.1:1/graphql");
    expect(message).not.toContain("secret");
  });

  it("is reported without a language when the request has none", async () => {
    const origin = await unreachableOrigin();
    const send = sendByPost(settings(origin), TRANSPORT);
    const error = await errorOf(send({ ...REQUEST, variables: { lang: null, uid: "x" } }));
    expect(error.message).toContain(`operation AllBlogs, at ${origin}/graphql: `);
  });

  it("is reported with the language, whatever name the query gave the variable", async () => {
    const send = sendByPost(settings(await unreachableOrigin()), TRANSPORT);
    const error = await errorOf(send({ ...REQUEST, variables: { _v0_lang: "rs" } }));
    expect(error.message).toContain('language "rs"');
  });
});

it("shortens what a service says at length", async () => {
  const { origin } = await faultyService(saysJson({ errors: [{ message: "x".repeat(5000) }] }));
  const error = await errorOf(sendByPost(settings(origin), TRANSPORT)(REQUEST));
  expect(error.message.length).toBeLessThan(700);
});
