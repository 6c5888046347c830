import { describe, expect, it } from "vitest";
import { inlineText, plainText } from "../../../src/documents/plainText.ts";
import type { Inline, RichText } from "../../../src/documents/types.ts";
import { descriptionOf } from "../../../src/seo/documentMeta.ts";
import { story, trip } from "./siteDocuments.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });
const paragraph = (words: string): RichText[number] => ({
  kind: "paragraph",
  children: [text(words)],
});

describe("the words of a document", () => {
  it("are without their form, a line break being a space", () => {
    const strong: Inline = { kind: "strong", children: [text("b"), { kind: "break" }, text("c")] };
    expect(inlineText([text("a "), strong, { kind: "label", label: "x", children: [] }])).toBe(
      "a b c",
    );
  });

  it("are those of its paragraphs and lists, and not of what stands between them", () => {
    expect(
      plainText([
        { kind: "heading", level: 2, children: [text("Heading")] },
        paragraph("One."),
        { kind: "preformatted", text: "Code" },
        { kind: "list", ordered: true, items: [[text("two")], [text("three")]] },
        { kind: "embed", href: "https://a.example/", title: "Film" },
      ]),
    ).toBe("One. two three");
  });
});

describe("what search engines say of a document", () => {
  it("is a program's own description, otherwise the text, otherwise the summary", () => {
    const content = [paragraph("From the text.")];
    expect(descriptionOf(trip("a", "hr", { description: "Its own.", content }))).toBe("Its own.");
    expect(descriptionOf(trip("a", "hr", { content }))).toBe("From the text.");
    expect(descriptionOf(story("a", "hr", { content }))).toBe("From the text.");
    expect(descriptionOf(story("a", "hr"))).toBe("Summary of a");
  });
});
