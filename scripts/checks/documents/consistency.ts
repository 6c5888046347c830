import { fault, type Line, type Text } from "../../../content-service/src/documents/prose.ts";
import type { Language } from "../../../src/i18n/languages.ts";

// Alternative texts and quoted titles are the same in all documents.

interface Alt extends Line {
  picture: string;
}

function altsOf({ fields, body }: Text): Alt[] {
  const ofFields = [...(fields.perPicture.get("alt") ?? [])].map(([picture, { line, value }]) => ({
    picture,
    number: line,
    prose: value,
  }));
  const ofBody = body.flatMap((block) =>
    block.type === "image"
      ? [{ picture: block.picture, number: block.line, prose: block.alt }]
      : [],
  );
  return [...ofFields, ...ofBody];
}

/** A picture has the same alternative text wherever it is shown. */
export function findInconsistentAlts(texts: Text<Language>[]): string[] {
  const first = new Map<string, { prose: string; file: string }>();
  return texts.flatMap((text) =>
    altsOf(text).flatMap((alt) => {
      const key = `${text.language} ${alt.picture}`;
      const known = first.get(key);
      if (!known) first.set(key, { prose: alt.prose, file: text.file });
      if (!known || known.prose === alt.prose) return [];
      const message = `${alt.picture} is described differently in ${known.file}: "${known.prose}"`;
      return [fault(text, alt, message)];
    }),
  );
}

/** "fish paprikash" may be the dish; this many words are a title. */
const WORDS_OF_A_TITLE = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/);

/** Whether a link quotes the title: all of its words, or its first words with a capital. */
function isQuote(quote: string, title: string): boolean {
  const [words, own] = [wordsOf(quote), wordsOf(title)];
  if (words.join(" ") === own.join(" ")) return words.length >= WORDS_OF_A_TITLE;
  const isBeginning = words.length > 1 && words[0] === own[0] && words[1] === own[1];
  return isBeginning && words.length >= WORDS_OF_A_TITLE && /^\p{Lu}/u.test(quote);
}

/** A link that quotes a title quotes it exactly, or up to its colon. */
export function findMisquotedTitles(texts: Text<Language>[]): string[] {
  const titleOf = new Map(
    texts.map(({ document, language, fields }) => [
      `${document} ${language}`,
      fields.texts.get("title")?.value ?? "",
    ]),
  );
  return texts.flatMap((text) =>
    text.body.flatMap((block) =>
      "spans" in block
        ? block.spans.flatMap((span) => {
            if (span.type !== "hyperlink" || span.link.kind === "web") return [];
            const { type, folder, line } = span.link;
            const title = titleOf.get(`${type}/${folder} ${text.language}`) ?? "";
            const quote = block.text.slice(span.start, span.end);
            const forms = [title, title.split(":")[0] ?? ""];
            if (forms.includes(quote) || !forms.some((form) => isQuote(quote, form))) return [];
            const message = `"${quote}" is called "${title}": quote it exactly, or use other words`;
            return [fault(text, { number: line, prose: quote }, message)];
          })
        : [],
    ),
  );
}
