import { describe, expect, it } from "vitest";
import { createSend } from "../../../../../src/documents/load/service/send.ts";
import { withRetries } from "../../../../../src/documents/load/service/withRetries.ts";
import {
  errorOf,
  type FaultyService,
  faultyService,
  hangs,
  REQUEST,
  type Reply,
  resets,
  says,
  saysJson,
  settings,
  unreachableOrigin,
} from "./faultyService.ts";

const TRANSPORT = { fetch, timeLimit: 2000 };
const GOOD = saysJson({ data: { good: true } });

const refs = (...masters: string[]): Reply[] =>
  masters.map((ref) =>
    saysJson({
      refs: [
        { id: "preview", ref: "preview-ref", label: "Preview" },
        null,
        { id: "master", ref, isMasterRef: true },
      ],
      languages: [{ id: "hr", name: "Hrvatski" }],
    }),
  );

/** A hosted service: its API page gives the refs one after the other, its endpoint the answers. */
async function hosted(api: Reply[], endpoint: Reply[]): Promise<FaultyService> {
  const given = { api: 0, endpoint: 0 };
  return faultyService((response, asked) => {
    const isApi = asked.url.pathname === "/api/v2";
    const replies = isApi ? api : endpoint;
    const at = isApi ? given.api++ : given.endpoint++;
    replies[Math.min(at, replies.length - 1)]?.(response, asked);
  });
}

const byGet = ({ origin }: { origin: string }, token?: string) =>
  createSend(settings(origin, { protocol: "get", token }), TRANSPORT);

const paths = ({ asked }: FaultyService): string[] => asked.map(({ url }) => url.pathname);

describe("a request by GET", () => {
  it("asks for the published state first, and once for all requests", async () => {
    const service = await hosted(refs("master-1"), [GOOD]);
    const send = byGet(service);
    expect(await send(REQUEST)).toEqual({ data: { good: true } });
    await send(REQUEST);
    expect(paths(service)).toEqual(["/api/v2", "/graphql", "/graphql"]);
    expect(service.asked.map(({ method }) => method)).toEqual(["GET", "GET", "GET"]);
    expect(service.asked[0]?.url.search).toBe("");
  });

  it("carries query, variables, operation and state in the address, the state in a header too", async () => {
    const service = await hosted(refs("Zx~1"), [GOOD]);
    await byGet(service)({
      operationName: "Všé",
      variables: { lang: "rs", uid: 'a&b="č"#' },
      query: 'query Všé {\n  # words\n  all(uid: "a, b # c") { x }\n}',
    });
    const { url, headers, body } = service.asked[1] ?? {};
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      query: 'query Všé{all(uid:"a, b # c"){x}}',
      variables: '{"lang":"rs","uid":"a&b=\\"č\\"#"}',
      operationName: "Všé",
      ref: "Zx~1",
    });
    expect(headers?.["prismic-ref"]).toBe("Zx~1");
    expect(headers).not.toHaveProperty("authorization");
    expect(body).toBe("");
  });

  it("shows the operator's token to both addresses, in the header only", async () => {
    const service = await hosted(refs("m"), [GOOD]);
    await byGet(service, "secret")(REQUEST);
    expect(service.asked.map(({ headers }) => headers.authorization)).toEqual([
      "Token secret",
      "Token secret",
    ]);
    expect(service.asked.map(({ url }) => url.href).join()).not.toContain("secret");
  });

  it("keeps the parameters that the address has already", async () => {
    const service = await hosted(refs("m"), [GOOD]);
    const url = `${service.origin}/graphql?integration=1`;
    await createSend({ url, token: undefined, protocol: "get" }, TRANSPORT)(REQUEST);
    expect(service.asked[1]?.url.searchParams.get("integration")).toBe("1");
  });

  it("fetches the state once, however many requests start together", async () => {
    const service = await hosted(refs("m"), [GOOD]);
    const send = byGet(service);
    await Promise.all(Array.from({ length: 8 }, () => send(REQUEST)));
    expect(paths(service).filter((path) => path === "/api/v2")).toHaveLength(1);
    expect(service.asked).toHaveLength(9);
  });
});

const EXPIRED: [string, Reply][] = [
  ["by status 410", says("", 410)],
  ["by status 410 and a page", says("<h1>Gone</h1>", 410)],
  [
    "by an error that names the new one",
    saysJson({ errors: [{ message: "Ref expired. Master ref is: m2" }] }),
  ],
  ["by a message beside 404", saysJson({ message: "Ref not found. Master ref is: m2" }, 404)],
  ["by an error text beside 400", saysJson({ error: "expired; masterRef: m2" }, 400)],
];

describe("a state that the editors have replaced while the site is built", () => {
  it.each(EXPIRED)("is fetched again and the request repeated: told %s", async (_, expired) => {
    const service = await hosted(refs("m1", "m2"), [expired, GOOD]);
    const send = byGet(service);
    expect(await send(REQUEST)).toEqual({ data: { good: true } });
    expect(paths(service)).toEqual(["/api/v2", "/graphql", "/api/v2", "/graphql"]);
    const [, first, , second] = service.asked;
    expect(first?.headers["prismic-ref"]).toBe("m1");
    expect(second?.headers["prismic-ref"]).toBe("m2");
    expect(second?.url.searchParams.get("ref")).toBe("m2");
    expect(second?.url.searchParams.get("query")).toBe(first?.url.searchParams.get("query"));
    await send(REQUEST);
    expect(service.asked.at(-1)?.headers["prismic-ref"]).toBe("m2");
  });

  it.each(EXPIRED)(
    "is an error when the new one does not help either: told %s",
    async (_, expired) => {
      const service = await hosted(refs("m1", "m2", "m3"), [expired]);
      const error = await errorOf(byGet(service)(REQUEST));
      expect(error.message).toContain("operation AllBlogs");
      expect(service.asked).toHaveLength(4);
    },
  );

  it("is fetched once for all requests that meet it together", async () => {
    const service = await hosted(refs("m1", "m2"), [
      (response, asked) => {
        const isNew = asked.url.searchParams.get("ref") === "m2";
        (isNew ? GOOD : says("", 410))(response, asked);
      },
    ]);
    const send = byGet(service);
    await Promise.all(Array.from({ length: 6 }, () => send(REQUEST)));
    expect(paths(service).filter((path) => path === "/api/v2")).toHaveLength(2);
  });

  it("does not spoil the requests after an error", async () => {
    const service = await hosted(refs("m1", "m2", "m3"), [says("", 410), says("", 410), GOOD]);
    const send = byGet(service);
    await errorOf(send(REQUEST));
    expect(await send(REQUEST)).toEqual({ data: { good: true } });
  });

  it("is not seen in words that merely speak of it", async () => {
    const data = { title: "The Master ref is: a play", message: "Master ref is: x" };
    const service = await hosted(refs("m1"), [saysJson({ data })]);
    expect(await byGet(service)(REQUEST)).toEqual({ data });
    expect(service.asked).toHaveLength(2);
  });
});

describe("what an operator reads when the published state cannot be found", () => {
  it.each<[string, Reply, string]>([
    ["a refused token", says("", 401), "server error, HTTP status 401."],
    ["a page of HTML", says("<!doctype html>"), "the answer is not JSON (HTTP status 200)."],
    ["a list", saysJson([]), "the answer is not an object"],
    ["no refs", saysJson({}), "the answer names no master reference."],
    ["refs that are none", saysJson({ refs: "m" }), "the answer names no master reference."],
    ["no master", saysJson({ refs: [{ ref: "a" }] }), "the answer names no master reference."],
    [
      "a master without a name",
      saysJson({ refs: [{ isMasterRef: true, ref: null }] }),
      "the answer names no master reference.",
    ],
    [
      "a master with an empty name",
      saysJson({ refs: [{ isMasterRef: true, ref: "" }] }),
      "the answer names no master reference.",
    ],
  ])("%s", async (_, api, reason) => {
    const service = await hosted([api], [GOOD]);
    const { message } = await errorOf(byGet(service, "secret")(REQUEST));
    expect(message).toContain(`Content service, master reference, at ${service.origin}/api/v2: `);
    expect(message).toContain(reason);
    expect(message).not.toContain("secret");
    expect(paths(service)).toEqual(["/api/v2"]);
  });

  it("is forgotten: the next request asks for the state anew", async () => {
    const service = await hosted([says("", 500), ...refs("m")], [GOOD]);
    const send = byGet(service);
    await errorOf(send(REQUEST));
    expect(await send(REQUEST)).toEqual({ data: { good: true } });
    expect(paths(service)).toEqual(["/api/v2", "/api/v2", "/graphql"]);
  });

  it("is told to every request that waits for it", async () => {
    const service = await hosted([says("", 500)], [GOOD]);
    const send = byGet(service);
    const errors = await Promise.all([errorOf(send(REQUEST)), errorOf(send(REQUEST))]);
    expect(errors.map(({ status }) => status)).toEqual([500, 500]);
    expect(service.asked).toHaveLength(1);
  });
});

describe("a build that asks again by GET", () => {
  it.each<[string, Reply]>([
    ["503", says("", 503)],
    ["a reset", resets],
  ])("gets over %s at either address", async (_, fault) => {
    const service = await hosted([fault, ...refs("m")], [fault, GOOD]);
    const send = withRetries(byGet(service), async () => {});
    expect(await send(REQUEST)).toEqual({ data: { good: true } });
    expect(paths(service)).toEqual(["/api/v2", "/api/v2", "/graphql", "/graphql"]);
  });

  it("waits as long as the address of the states says", async () => {
    const busy = says("", 429, { "retry-after": "9" });
    const service = await hosted([busy, ...refs("m")], [GOOD]);
    const pauses: number[] = [];
    await withRetries(byGet(service), async (pause) => void pauses.push(pause))(REQUEST);
    expect(pauses).toEqual([9000]);
  });

  it("names operation and endpoint, not the query, when time is over", async () => {
    const service = await hosted(refs("m"), [hangs]);
    const send = createSend(settings(service.origin, { protocol: "get", token: "secret" }), {
      // The state comes, however slow the machine is; the documents do not.
      fetch: (address, { signal, ...rest } = {}) =>
        fetch(address, String(address).includes("/api/v2") ? rest : { ...rest, signal }),
      timeLimit: 80,
    });
    const { kind, message } = await errorOf(send(REQUEST));
    expect(kind).toBe("timeout");
    expect(message).toBe(
      `Content service, operation AllBlogs, language "en-eu", at ${service.origin}/graphql: no answer within 0.08 s.`,
    );
  });

  it("names the address of the states when nothing listens there", async () => {
    const origin = await unreachableOrigin();
    const { message } = await errorOf(byGet({ origin })(REQUEST));
    expect(message).toBe(
      `Content service, master reference, at ${origin}/api/v2: the service cannot be reached (ECONNREFUSED).`,
    );
  });
});
