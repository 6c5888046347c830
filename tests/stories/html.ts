import { HtmlValidate, StaticConfigLoader } from "html-validate";

const EXCERPT_LENGTH = 120;

// Rules about style or about whole pages are off.
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    elements: ["html5"],
    rules: {
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "heading-level": ["error", { minInitialRank: "any" }],
      "long-title": "off",
      "no-inline-style": "off",
      "no-missing-references": "error",
      "no-trailing-whitespace": "off",
      // A <section> would want a heading, also where a caption or a label names it.
      "prefer-native-element": ["error", { exclude: ["region"] }],
      "tel-non-breaking": "off",
      // React generates ids with underscores.
      "valid-id": ["error", { relaxed: true }],
      "void-style": "off",
    },
  }),
);

/** findHtmlProblems('<p id="a"></p><p id="a"></p>') => ['no-dup-id: Duplicate ID "a" (<p id="a"></p>)'] */
export function findHtmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => `${ruleId}: ${message} (${elementAt(html, offset)})`);
}

/** The start of the element around a place in HTML, long enough to be recognised. */
function elementAt(html: string, offset: number): string {
  const start = html.lastIndexOf("<", offset);
  return html.slice(Math.max(start, 0), start + EXCERPT_LENGTH);
}
