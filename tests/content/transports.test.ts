import { expect, test } from "vitest";
import type { ContentService } from "../../content-service/src/options.ts";
import { firstErrorOf, post, serve, titled, workspace } from "./content-fixture.ts";

const FILES = { "blog/herons/en.md": titled("Herons") };
const QUERY =
  "query Named($uid:String){allBlogs(uid:$uid){totalCount}} query Other{allPrograms{totalCount}}";
const ONE = { data: { allBlogs: { totalCount: 1 } } };

function get(
  { url }: ContentService,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}?${new URLSearchParams(parameters)}`, { headers });
}

async function masterRef(
  { origin }: ContentService,
  headers: Record<string, string> = {},
): Promise<string> {
  const { refs } = await (await fetch(`${origin}/api/v2`, { headers })).json();
  return refs[0].ref;
}

const NAMED = { query: QUERY, variables: '{"uid":"herons"}', operationName: "Named" };

test("POST answers operation, variables and query without a ref", async () => {
  const { url } = await serve(FILES);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName: "Named", variables: { uid: "herons" }, query: QUERY }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch("application/json");
  expect(await response.json()).toEqual(ONE);
});

test("/api/v2 tells the master ref and the four languages", async () => {
  const { origin } = await serve(FILES);
  const answer = await (await fetch(`${origin}/api/v2`)).json();
  expect(answer.refs).toEqual([
    { id: "master", ref: expect.stringMatching(/^[\w-]{16}$/), label: "Master", isMasterRef: true },
  ]);
  expect(answer.languages.map(({ id }: { id: string }) => id)).toEqual([
    "hr",
    "en-eu",
    "de-de",
    "rs",
  ]);
});

test("GET answers with the master ref in the header or in the address", async () => {
  const service = await serve(FILES);
  const ref = await masterRef(service);
  expect(await (await get(service, NAMED, { "Prismic-Ref": ref })).json()).toEqual(ONE);
  expect(await (await get(service, { ...NAMED, ref })).json()).toEqual(ONE);
  expect(await (await get(service, { ...NAMED, ref }, { "Prismic-Ref": ref })).json()).toEqual(ONE);
});

test("GET with an expired ref is answered 410 and learns the new one", async () => {
  const service = await serve(FILES);
  const response = await get(service, NAMED, { "Prismic-Ref": "old" });
  expect(response.status).toBe(410);
  expect(await firstErrorOf(response)).toBe(
    `The ref "old" has expired. The master ref is "${await masterRef(service)}".`,
  );
});

test("GET without a ref is told which one to send", async () => {
  const service = await serve(FILES);
  const response = await get(service, NAMED);
  expect(response.status).toBe(400);
  expect(await firstErrorOf(response)).toBe(
    `The header "Prismic-Ref" (or the parameter "ref") is missing. The master ref is "${await masterRef(service)}".`,
  );
});

test("the same documents have the same ref, changed ones another", async () => {
  const first = await masterRef(await serve(FILES));
  expect(await masterRef(await serve(FILES))).toBe(first);
  expect(await masterRef(await serve({ "blog/herons/en.md": titled("Storks") }))).not.toBe(first);
  expect(await masterRef(await serve({ "blog/storks/en.md": titled("Herons") }))).not.toBe(first);
});

test.each([
  [{}, 'The header "Authorization: Token <access token>" is missing.'],
  [
    { authorization: "Token wrong" },
    'The header "Authorization" does not hold this service\'s token. It must read "Token <access token>".',
  ],
  [
    { authorization: "Bearer secret" },
    'The header "Authorization" does not hold this service\'s token. It must read "Token <access token>".',
  ],
])("a service with a token refuses %o on every way in", async (headers, message) => {
  const service = await serve(FILES, { token: "secret" });
  const ref = await masterRef(service, { authorization: "Token secret" });
  const answers = [
    await post(service, "{ allBlogs { totalCount } }", {}, headers),
    await get(service, { ...NAMED, ref }, headers),
    await fetch(`${service.origin}/api/v2`, { headers }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await firstErrorOf(answer)).toBe(message);
  }
});

test("a service with a token answers requests that have it", async () => {
  const service = await serve(FILES, { token: "secret" });
  const authorization = "Token secret";
  const ref = await masterRef(service, { authorization });
  const posted = await post(service, "{ allBlogs { totalCount } }", {}, { authorization });
  expect(await posted.json()).toEqual(ONE);
  expect(await (await get(service, { ...NAMED, ref }, { authorization })).json()).toEqual(ONE);
});

test("pictures need neither token nor ref", async () => {
  const files = workspace(FILES);
  await files.paint("fire.webp");
  const { origin } = await serve(files, { token: "secret" });
  expect((await fetch(`${origin}/images/fire.webp`)).status).toBe(200);
});

test("a browser of any origin may ask, with the headers that a request needs", async () => {
  const service = await serve(FILES, { token: "secret" });
  const preflight = await fetch(service.url, { method: "OPTIONS" });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe(
    "authorization, content-type, prismic-ref",
  );
  const refused = await post(service, "{ allBlogs { totalCount } }");
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
});

test("a person who opens the address gets GraphiQL with an example, and no script from elsewhere", async () => {
  const service = await serve(FILES, { token: "kept-to-oneself" });
  const response = await fetch(service.url, { headers: { accept: "text/html,*/*" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/html");
  // Nine megabytes: a failed comparison must not print them.
  const page = await response.text();
  expect(page.includes("query Blogs")).toBe(true);
  expect(page.includes("kept-to-oneself")).toBe(false);
  expect(/<script[^>]+src=|<link[^>]+href="https?:/.test(page)).toBe(false);
});

test("an address that leads nowhere is answered 404 with the ones that exist", async () => {
  const { origin } = await serve(FILES);
  const response = await fetch(`${origin}/grapql`);
  expect(response.status).toBe(404);
  expect(await firstErrorOf(response)).toContain("/graphql, /api/v2 or /images/<name>");
});

test("a taken port is said in one sentence", async () => {
  const { origin } = await serve(FILES);
  const port = Number(new URL(origin).port);
  await expect(serve(FILES, { port })).rejects.toThrow(
    `Port ${port} is taken. Choose another one, or end what uses it.`,
  );
});
