// An inquiry as a sentence. The message marks the places of its parts, and in brackets what is left out together with
// a part: "<title></title>[, for <adults>adult|adults</adults>][, <language></language>]." Within a mark are the words
// that follow a number, one for each plural form of the language.

export const SENTENCE_PARTS = [
  "title",
  "from",
  "to",
  "adults",
  "children",
  "vegetarians",
  "language",
] as const;

export type SentencePart = (typeof SENTENCE_PARTS)[number];

const GROUP = /\[([^[\]]*)\]/;
const MARK = /<(\w+)>(.*?)<\/\w+>/;

const isPart = (name: string | undefined): name is SentencePart =>
  SENTENCE_PARTS.some((part) => part === name);

/**
 * The pieces of a sentence, in order. `partOf` makes a part from its name and its words; undefined leaves it out, with
 * the brackets around it.
 */
export function sentencePieces<Part>(
  message: string,
  partOf: (name: SentencePart, words: string[]) => Part | undefined,
): (string | Part)[] {
  return message.split(GROUP).flatMap((text, index) => {
    // Text, name, words, text, name, words, text …
    const split = text.split(MARK);
    const pieces = split.map((piece, at) => {
      if (at % 3 === 0) return piece;
      const words = split[at + 1] ?? "";
      return at % 3 === 1 && isPart(piece) ? partOf(piece, words.split("|")) : "";
    });
    const isBracketed = index % 2 === 1;
    if (isBracketed && pieces.includes(undefined)) return [];
    return pieces.filter((piece) => piece !== undefined && piece !== "");
  }) as (string | Part)[];
}

const ORDER: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** pluralWords("hr")(["dijete", "djece", "djece"], 1) => "dijete" */
export function pluralWords(language: string): (words: string[], count: number) => string {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const forms = ORDER.filter((form) => pluralCategories.includes(form));
  return (words, count) => words[forms.indexOf(rules.select(count))] ?? words.at(-1) ?? "";
}
