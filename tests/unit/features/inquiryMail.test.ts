import { describe, expect, it } from "vitest";
import { mailLink } from "../../../src/features/Inquiry/mail.ts";

describe("an inquiry by e-mail", () => {
  it("cannot be led to another address or get other headers by what was typed", () => {
    const text = "a&bcc=b@c.example\r\nBcc: d@e.example\n?x=1#y % š";
    const link = mailLink("upit@a.example", "Upit: Ilok & Vukovar", text);
    const url = new URL(link);
    expect(url.pathname).toBe("upit@a.example");
    expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
    expect(url.searchParams.get("subject")).toBe("Upit: Ilok & Vukovar");
    expect(url.searchParams.get("body")).toBe(text.replace("\n?", "\r\n?"));
    expect(link).not.toMatch(/[\s#]/);
  });

  it("is a link even if a text was cut in the middle of a letter", () => {
    expect(mailLink("a@b.example", "x\ud83d", "y")).toBe(
      "mailto:a@b.example?subject=x%EF%BF%BD&body=y",
    );
  });
});
