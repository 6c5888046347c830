import { createServer, type IncomingMessage, request as open, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRequestCheck } from "../../../functions/src/request/checkRequest.ts";
import { MAX_BYTES, MAX_CONCURRENT } from "../../../functions/src/request/readBody.ts";
import { installGuard } from "../../../functions/src/request/requestGuard.ts";
import { INQUIRY } from "../inquiries/inquiryRequest.ts";

const GOOD = JSON.stringify({ data: INQUIRY });
const JSON_TYPE = { "content-type": "application/json" };

/** Must not appear in a log or an answer. */
const MARK = "ana-tajna";

type Passed = IncomingMessage & { body?: unknown };

const env: Record<string, string> = {
  SITE_URL: "https://region.example",
  GCLOUD_PROJECT: "your-region",
};
const passed: Passed[] = [];
const noted: string[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  installGuard(createRequestCheck({ env, log: (fault) => void noted.push(fault) }));
  server = createServer((request, response) => {
    passed.push(request);
    response.end("let in");
  });
  await new Promise<void>((done) => server.listen(0, done));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  passed.length = 0;
  noted.length = 0;
});

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

function ask({ method = "POST", path = "/", headers = JSON_TYPE, body = GOOD }: Asked) {
  return new Promise<Answer>((resolve, reject) => {
    const request = open({ port, method, path, headers }, (response) => {
      let text = "";
      response.on("data", (part) => (text += part));
      response.on("close", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

const errorOf = ({ text }: Answer): unknown => JSON.parse(text).error.status;

describe("the request guard lets pass", () => {
  it("an inquiry, with its body read and parsed", async () => {
    expect((await ask({})).text).toBe("let in");
    expect(passed[0]?.body).toEqual({ data: INQUIRY });
  });

  it("an inquiry in chunks", async () => {
    const headers = { ...JSON_TYPE, "transfer-encoding": "chunked" };
    expect((await ask({ headers })).text).toBe("let in");
    expect(passed[0]?.body).toEqual({ data: INQUIRY });
    // With this header, Firebase's code would wait for a body that was read already.
    expect(Object.keys(passed[0]?.headers ?? {})).not.toContain("transfer-encoding");
  });

  it("only the headers that the function needs", async () => {
    const beside = {
      authorization: `Bearer ${MARK}`,
      accept: "text/event-stream",
      "x-cloud-trace-context": MARK,
      "function-execution-id": MARK,
      "x-forwarded-for": "203.0.113.7",
      "x-firebase-appcheck": `${MARK}.${MARK}.${MARK}`,
    };
    await ask({ path: `/%E0%A4%A/${MARK}`, headers: { ...JSON_TYPE, ...beside } });
    const [{ url, headers } = { url: "", headers: {} }] = passed;
    expect(url).toBe("/");
    expect(JSON.stringify(headers)).not.toContain(MARK);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "x-forwarded-for": "203.0.113.7",
    });
  });

  it("an App Check token for the project", async () => {
    const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");
    const token = `${part({ alg: "RS256" })}.${part({ aud: ["projects/your-region"] })}.x`;
    await ask({ headers: { ...JSON_TYPE, "x-firebase-appcheck": token } });
    expect(passed[0]?.headers["x-firebase-appcheck"]).toBe(token);
  });

  it.each([
    ["FUNCTIONS_EMULATOR", "/__/health"],
    ["FUNCTIONS_CONTROL_API", "/__/functions.yaml"],
    ["FUNCTIONS_CONTROL_API", "/__/quitquitquit"],
  ])("a Firebase tool's request where %s is set: %s", async (setting, path) => {
    const question = { method: "GET", path, headers: {}, body: "" };
    env[setting] = "true";
    try {
      expect((await ask(question)).text).toBe("let in");
      const filled = { method: "GET", path, headers: { "content-length": "6" } };
      expect((await ask({ ...filled, body: "[[[[[[" })).status).toBe(405);
      expect((await ask({ path, headers: {} })).status).toBe(415);
    } finally {
      delete env[setting];
    }
    const answer = await ask(question);
    expect([answer.status, errorOf(answer)]).toEqual([405, "INVALID_ARGUMENT"]);
    expect(passed).toHaveLength(1);
  });
});

describe("the request guard refuses", () => {
  const json = (body: unknown): Asked => ({ body: JSON.stringify(body) });

  it.each<[string, Asked, number]>([
    ["nothing", { body: "" }, 400],
    ["broken JSON", { body: `{"data": "${MARK}` }, 400],
    ["two inquiries", { body: GOOD + GOOD }, 400],
    ["bytes that are no UTF-8", { body: Buffer.from([0x7b, 0xff, 0x7d]) }, 400],
    ["text", json(MARK), 400],
    ["nothing in JSON", json(null), 400],
    ["a list", json([INQUIRY]), 400],
    ["an inquiry under another name", json({ inquiry: { ...INQUIRY, name: MARK } }), 400],
    ["more than an inquiry", json({ data: INQUIRY, [MARK]: 1 }), 400],
    ["an inquiry twice", json({ data: { data: INQUIRY } }), 400],
    ["a type of Google's", json({ data: { ...INQUIRY, name: { "@type": MARK } } }), 400],
    ["a type of Google's alone", json({ data: { "@type": MARK } }), 400],
    ["a prototype", { body: GOOD.replace("{", '{"__proto__":{},') }, 400],
    [
      "a prototype in it",
      { body: GOOD.replace('"data":{', `"data":{"__proto__":{"${MARK}":1},`) },
      400,
    ],
    ["a nest", { body: `{"data":${"[".repeat(30_000)}${"]".repeat(30_000)}}` }, 400],
    [
      "objects in objects",
      { body: `{"data":${'{"a":'.repeat(10_900)}0${"}".repeat(10_900)}}` },
      400,
    ],
    ["thousands of names", json({ data: Object.fromEntries(Array(3800).entries()) }), 400],
    ["a field of a wrong kind", json({ data: { ...INQUIRY, name: [MARK] } }), 400],
    ["another type", { headers: { "content-type": `text/${MARK}` } }, 415],
    ["no type", { headers: {} }, 415],
    ["another charset", { headers: { "content-type": "application/json; charset=utf-16" } }, 415],
    [
      "what is packed",
      { headers: { ...JSON_TYPE, "content-encoding": "gzip" }, body: gzipSync(GOOD) },
      415,
    ],
    ["too much", { body: "a".repeat(MAX_BYTES + 1) }, 413],
    [
      "too much in pieces",
      {
        headers: { ...JSON_TYPE, "transfer-encoding": "chunked" },
        body: "a".repeat(MAX_BYTES + 1),
      },
      413,
    ],
    ["to fetch", { method: "GET", body: "" }, 405],
    [
      "to fetch what tools ask for",
      { method: "GET", path: "/__/health", headers: {}, body: "" },
      405,
    ],
    [
      "to fetch a path that does not exist",
      { method: "GET", path: `/__/${MARK}`, headers: {}, body: "" },
      405,
    ],
    ["to put", { method: "PUT" }, 405],
    ["to delete", { method: "DELETE", body: "" }, 405],
  ])("%s", async (_, asked, status) => {
    const answer = await ask(asked);
    expect([answer.status, errorOf(answer)]).toEqual([status, "INVALID_ARGUMENT"]);
    expect(passed).toEqual([]);
    expect(noted).toHaveLength(1);
    expect(answer.text + noted.join("")).not.toContain(MARK);
  });

  it("ten megabytes without reading them", async () => {
    const before = performance.now();
    const headers = { ...JSON_TYPE, "content-length": "10000000" };
    const request = open({ port, method: "POST", headers });
    request.on("error", () => undefined);
    request.flushHeaders();
    const status = await new Promise((resolve) =>
      request.on("response", (response) => resolve(response.statusCode)),
    );
    expect(status).toBe(413);
    expect(performance.now() - before).toBeLessThan(1000);
    request.destroy();
  });

  /** Reads only when all is sent, as simple clients do; answers the status. */
  function sendThenRead(method: string, size: number, headers: string[]): Promise<number> {
    return new Promise((resolve, reject) => {
      const socket = connect(port);
      socket.on("error", reject);
      const head = [`${method} / HTTP/1.1`, "host: a", `content-length: ${size}`, ...headers];
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      socket.write(Buffer.alloc(size), (error) => {
        if (error) return reject(error);
        socket.once("data", (text) => {
          resolve(Number(String(text).slice("HTTP/1.1 ".length).slice(0, 3)));
          socket.destroy();
        });
      });
    });
  }

  describe.each(["close", "keep-alive"])(
    "and lets clients with connection %s read the reason",
    (connection) => {
      const ours = "content-type: application/json";
      it.each<[string, number, string, number, string]>([
        ["who sends 300 kB", 413, "POST", 300_000, ours],
        ["who sends 1 MB", 413, "POST", 1_000_000, ours],
        ["who sends 5 MB", 413, "POST", 5_000_000, ours],
        ["who sends 20 MB", 413, "POST", 20_000_000, ours],
        ["who sends 20 MB of another type", 415, "POST", 20_000_000, "content-type: text/plain"],
        ["who sends 20 MB to fetch", 405, "GET", 20_000_000, ours],
        [
          "who sends 20 MB from another site",
          403,
          "POST",
          20_000_000,
          "origin: https://evil.example",
        ],
        [
          "a preflight request with 20 MB",
          204,
          "OPTIONS",
          20_000_000,
          "origin: https://region.example",
        ],
      ])("%s: %i", async (_, status, method, size, header) => {
        const headers = [`connection: ${connection}`, header];
        expect(await sendThenRead(method, size, headers)).toBe(status);
      });
    },
  );

  it("a client that does not stop sending, after five seconds", async () => {
    const socket = connect(port);
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${10 ** 12}\r\n\r\n`);
    const begun = performance.now();
    const sending = setInterval(() => socket.write("a"), 100);
    let said = "";
    socket.on("data", (text) => (said += text)).on("error", () => undefined);
    await new Promise((done) => socket.on("close", done));
    clearInterval(sending);
    expect(said).toMatch(/^HTTP\/1\.1 415 /);
    expect(performance.now() - begun).toBeGreaterThan(4000);
  });

  it("pages of other sites, before they have sent anything", async () => {
    const headers = { ...JSON_TYPE, origin: "https://evil.example" };
    for (const method of ["OPTIONS", "POST"]) {
      const answer = await ask({ method, headers, body: "" });
      expect([answer.status, errorOf(answer)]).toEqual([403, "PERMISSION_DENIED"]);
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect(passed).toEqual([]);
  });

  it("no page of the site, which may read the answer", async () => {
    const headers = { ...JSON_TYPE, origin: "https://region.example" };
    const asked = await ask({ method: "OPTIONS", headers, body: "" });
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      "access-control-allow-origin": "https://region.example",
      "access-control-allow-headers": expect.stringContaining("content-type"),
      vary: "Origin",
    });
    expect((await ask({ headers })).text).toBe("let in");
    const refused = await ask({ headers, body: "{" });
    expect(refused.headers["access-control-allow-origin"]).toBe("https://region.example");
  });
});

describe("a slow client", () => {
  const sockets: Socket[] = [];

  /** Begins an inquiry and does not end it; gives what it is told. */
  function dawdle(): { said: Promise<string>; open: Promise<void> } {
    const socket = connect(port);
    sockets.push(socket);
    let text = "";
    socket.on("data", (part) => (text += part)).on("error", () => undefined);
    const said = new Promise<string>((done) => socket.on("close", () => done(text)));
    const head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    const sent = new Promise<void>((done) =>
      socket.write(`${head}content-length: 60000\r\n\r\n{`, () => done()),
    );
    return { said, open: sent };
  }

  afterAll(() => sockets.forEach((socket) => void socket.destroy()));

  it("is cancelled when too many requests are being read, and honest visitors get through", async () => {
    const first = dawdle();
    await first.open;
    // The first is the oldest only when the server has seen it before the others.
    await ask({ body: "{" });
    const others = Array.from({ length: MAX_CONCURRENT }, dawdle);
    await Promise.all(others.map((other) => other.open));
    expect((await ask({})).text).toBe("let in");
    expect(await first.said).toMatch(/^HTTP\/1\.1 503 /);
  });
});
