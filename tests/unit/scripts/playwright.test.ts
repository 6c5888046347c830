import { describe, expect, it } from "vitest";
import { playwrightArgs } from "../../../scripts/tests/playwright.ts";

describe("playwrightArgs", () => {
  it("takes a language and a width for a project, and hands on the rest", () => {
    expect(playwrightArgs(["--language=sr", "--width", "320", "lists", "--headed"])).toEqual([
      "--project=sr-320",
      "lists",
      "--headed",
    ]);
    expect(playwrightArgs(["--grep", "card"])).toEqual(["--grep", "card"]);
  });

  it("takes all languages of a width, and all widths of a language", () => {
    expect(playwrightArgs(["--width=1280"])).toContain("--project=sr-cyrl-1280");
    expect(playwrightArgs(["--language=sr"])).not.toContain("--project=sr-cyrl-320");
  });

  it("says which there are", () => {
    expect(() => playwrightArgs(["--language=fr"])).toThrow("hr, en, de, sr, sr-cyrl");
    expect(() => playwrightArgs(["--width"])).toThrow("320, 768, 800, 1280, 1920");
  });
});
