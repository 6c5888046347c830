import type { Words } from "../i18n/words.ts";
import { OPERATOR } from "./operator.ts";

/** The name stands in one place, and the words leave room for it: "{{site}}" => "Podunavlje" */
export function withSiteName(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, text.replaceAll("{{site}}", OPERATOR.name)]),
  );
}
