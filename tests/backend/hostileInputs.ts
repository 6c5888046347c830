import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { GOOD } from "./requests.ts";

/** Stands for personal data. Must not appear in a log or an answer. */
export const MARK = "Qzx7Tajna";

export interface HostileInput {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const JSON_HEADERS = { "content-type": "application/json" };

const marked = fc.constantFrom(
  MARK,
  `${MARK}@primjer.hr`,
  `${MARK}..x@primjer.hr`,
  `${MARK}@primjer.hr\r\nBcc: x@y.hr`,
  `${MARK}\u0000`,
  `${MARK}\ud800`,
  `${MARK}\u200b`,
  MARK.repeat(600),
);
const odd = fc.oneof(
  { weight: 4, arbitrary: marked },
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", "\u200b", "0000-01-01", "2020-01-01", "//evil.example/hr/", "a..b@c.hr"),
  fc.constant({ "@type": MARK }),
  fc.constant({ "@type": "type.googleapis.com/google.protobuf.Int64Value", value: MARK }),
  fc.constant([MARK]),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A valid inquiry that contains the mark. */
const good = fc.uuid().map((key) => ({
  ...GOOD,
  key,
  name: MARK,
  email: `${MARK}-${key}@primjer.hr`,
  message: MARK,
}));

type Json = Record<string, unknown>;

/** One to three fields replaced, removed or added. */
const damaged = fc
  .tuple(
    good,
    fc.array(
      fc.tuple(
        fc.constantFrom(...Object.keys(GOOD), "key", "__proto__", "constructor", MARK, "@type"),
        fc.option(odd, { nil: undefined }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([inquiry, changes]): Json => Object.fromEntries([...Object.entries(inquiry), ...changes]));

const enveloped = fc
  .tuple(good, fc.constantFrom("inquiry", "Data", "", MARK, "data "), odd)
  .chain(([inquiry, name, value]) =>
    fc.constantFrom<unknown>(
      { [name]: inquiry },
      { data: inquiry, [MARK]: value },
      { data: { data: inquiry } },
      { data: [inquiry] },
      [{ data: inquiry }],
      { data: value },
      { ...inquiry },
      inquiry.name,
    ),
  );

const asBytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? "");

/** Some bytes changed, removed or doubled. */
const broken = fc
  .tuple(good, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 }))
  .map(([inquiry, changes]) => {
    let bytes = asBytes({ data: inquiry });
    for (const [at, byte] of changes) {
      const place = at % bytes.length;
      const kept = byte % 3 === 0 ? place + 1 : place;
      const put = byte % 5 === 0 ? Buffer.alloc(0) : Buffer.from([byte]);
      bytes = Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(kept)]);
    }
    return bytes;
  });

const body = fc.oneof(
  { weight: 1, arbitrary: good.map((inquiry) => asBytes({ data: inquiry })) },
  { weight: 5, arbitrary: damaged.map((data) => asBytes({ data })) },
  { weight: 2, arbitrary: enveloped.map(asBytes) },
  { weight: 2, arbitrary: broken },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.jsonValue().map(asBytes) },
);

/** Headers beside a body that the request guard must drop. */
const beside = fc.constantFrom<Record<string, string>>(
  { "content-type": `text/${MARK}` },
  { "content-type": `application/json; charset=${MARK}` },
  { "content-type": "application/json; charset=utf-8" },
  { origin: `https://${MARK}.example` },
  { origin: "null" },
  { authorization: `Bearer ${MARK}.${MARK}.${MARK}` },
  { "x-firebase-appcheck": `${MARK}.${MARK}.${MARK}` },
  { "firebase-instance-id-token": MARK },
  { accept: "text/event-stream" },
  { "x-cloud-trace-context": `${MARK.padEnd(32, "0")}/1;o=1` },
  { traceparent: MARK },
  { "function-execution-id": MARK },
  { "user-agent": MARK },
  { "transfer-encoding": "chunked" },
  { expect: "100-continue" },
  { "content-encoding": MARK },
  { "content-encoding": "gzip" },
);

const plain = body.map((bytes): HostileInput => {
  return { method: "POST", path: "/", headers: JSON_HEADERS, body: bytes };
});

const dressed = fc
  .tuple(
    body,
    fc.array(beside, { minLength: 1, maxLength: 3 }),
    fc.constantFrom("POST", "POST", "POST", "GET", "PUT", "PATCH", "DELETE", "OPTIONS"),
    fc.constantFrom("/", `/${MARK}`, "/%E0%A4%A", `/?${MARK}=1`, "/favicon.ico", "/__/health"),
  )
  .map(([bytes, headers, method, path]): HostileInput => {
    const all: Record<string, string> = Object.assign({ ...JSON_HEADERS }, ...headers);
    const isPacked = all["content-encoding"] === "gzip";
    return { method, path, headers: all, body: isPacked ? gzipSync(bytes) : bytes };
  });

export const hostileInput = fc.oneof(
  { weight: 3, arbitrary: plain },
  { weight: 1, arbitrary: dressed },
);
