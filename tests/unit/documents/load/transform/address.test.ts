import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  safeAddress,
  safePictureAddress,
} from "../../../../../src/documents/load/transform/address.ts";
import { madeUp } from "../../../mutation.ts";

describe("an address that an editor wrote becomes a link", () => {
  it.each([
    ["https://a.example", "https://a.example"],
    ["http://a.example/path?a=1&b=2#c", "http://a.example/path?a=1&b=2#c"],
    ["HTTPS://A.Example/Path", "HTTPS://A.Example/Path"],
    ["  https://a.example\n", "https://a.example"],
    ["https://a.exa\nmple/\tpath", "https://a.example/path"],
    ["https://a.example/\u200bpath\u0000", "https://a.example/path"],
    ["https://čarda.example/ručak", "https://čarda.example/ručak"],
    ["https://[::1]:8080/", "https://[::1]:8080/"],
    ["mailto:info@a.example", "mailto:info@a.example"],
    ["MAILTO:info@a.example?subject=Upit", "MAILTO:info@a.example?subject=Upit"],
    ["tel:+385 31 123 456", "tel:+38531123456"],
    ["tel:112", "tel:112"],
  ])("%j => %s", (value, address) => {
    expect(safeAddress(value)).toBe(address);
  });
});

const REFUSED: unknown[] = [
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "java\r\nscript:alert(1)",
  "java script:alert(1)",
  "java\u0000script:alert(1)",
  "java\u200bscript:alert(1)",
  "java\u00adscript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "\ufeffjavascript:alert(1)",
  "javascript\n:alert(1)",
  "javascript://a.example/%0aalert(1)",
  "javascript&colon;alert(1)",
  "javascript%3Aalert(1)",
  "&#106;avascript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "file:///etc/passwd",
  "blob:https://a.example/1",
  "ftp://a.example/",
  "view-source:https://a.example",
  "intent://a.example#Intent;end",
  "about:blank",
  "//a.example/path",
  "/\\a.example",
  "\\\\a.example",
  "/hr/blog/",
  "blog/",
  "../",
  "#a",
  "?a",
  "a.example",
  "https:",
  "https://",
  "https:a.example",
  "https:/a.example",
  "https:\\\\a.example",
  "http:/\\a.example",
  "https://a.example:port",
  "https://[::1",
  ":",
  "",
  " ",
  "\n",
  null,
  undefined,
  7,
  true,
  [],
  ["https://a.example"],
  {},
  { url: "https://a.example" },
];

describe("an address that could harm a visitor, or leads nowhere, becomes no link", () => {
  it.each(REFUSED.map((value) => [value]))("%j", (value) => {
    expect(safeAddress(value)).toBeNull();
    expect(safePictureAddress(value)).toBeNull();
  });

  it("whatever an editor, or somebody in an editor's name, writes", () => {
    const pieces = fc.oneof(
      fc.constantFrom("javascript", "JavaScript", "data", "https", "http", "mailto", "tel", "file"),
      fc.constantFrom(
        ":",
        "/",
        "//",
        "\\",
        "\n",
        "\t",
        "\r",
        "\u0000",
        "\u200b",
        " ",
        "@",
        "#",
        "?",
      ),
      fc.string({ maxLength: 4 }),
    );
    const written = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(written, fc.webUrl(), fc.string({ unit: "binary" })), (value) => {
        const address = safeAddress(value);
        if (address === null) return;
        // What a browser makes of it on a page of the site, wherever it stands.
        const { protocol } = new URL(address, "https://podunavlje.example/hr/blog/x/");
        expect(["http:", "https:", "mailto:", "tel:"]).toContain(protocol);
        expect(address).toMatch(/^(https?:\/\/|mailto:|tel:)/i);
        expect(address).not.toMatch(/[\s\p{Cc}]/u);
      }),
      { numRuns: madeUp(1000) },
    );
  });
});

describe("the address of a picture", () => {
  it.each(["https://images.example/a.jpg?auto=compress,format", "http://127.0.0.1:4000/a.webp"])(
    "may be %s",
    (address) => {
      expect(safePictureAddress(address)).toBe(address);
    },
  );

  it.each(["mailto:a@b.example", "tel:112", "data:image/png;base64,AAAA"])(
    "cannot be %s",
    (address) => {
      expect(safePictureAddress(address)).toBeNull();
    },
  );
});
