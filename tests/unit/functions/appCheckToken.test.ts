import { describe, expect, it } from "vitest";
import { isTokenFor } from "../../../functions/src/request/appCheckToken.ts";

const part = (content: unknown): string =>
  Buffer.from(JSON.stringify(content)).toString("base64url");
const token = (head: unknown, claims: unknown): string =>
  `${part(head)}.${part(claims)}.c2lnbmF0dXJl`;

const HEAD = { alg: "RS256", typ: "JWT", kid: "x" };
const CLAIMS = { sub: "1:2:web:3", aud: ["projects/123", "projects/your-region"] };

describe("a token of App Check", () => {
  it("is kept when it is for this project", () => {
    expect(isTokenFor("your-region", token(HEAD, CLAIMS))).toBe(true);
  });

  it.each([
    ["another project's", token(HEAD, { ...CLAIMS, aud: ["projects/ana"] })],
    ["for one receiver in words", token(HEAD, { ...CLAIMS, aud: "projects/your-region" })],
    ["for nobody", token(HEAD, {})],
    ["signed in another way", token({ alg: "ana" }, CLAIMS)],
    ["no token", "ana"],
    ["nothing", ""],
    ["not JSON", "YW5h.YW5h.YW5h"],
    ["of no parts", token(null, null)],
    ["too long", token(HEAD, { ...CLAIMS, more: "a".repeat(4096) })],
  ])("is dropped when it is %s", (_, text) => expect(isTokenFor("your-region", text)).toBe(false));
});
