import type { Translate } from "../../i18n/messages.ts";
import type { Topic } from "../../inquiries/inquiry.ts";
import type { Inquiry } from "../../inquiries/inquiryFields.ts";
import { pluralWords, type SentencePart, sentencePieces } from "../../inquiries/sentence.ts";
import { countsOf } from "./state/party.ts";

/** The message of the sentence with its marked parts. A trip has its days, a stay lasts from one day to another. */
export function sentenceMessage(kind: Topic["kind"], t: Translate): string {
  if (kind === "program") return t("ask.sentence.trip");
  return kind === "journey" || kind === "my-journey"
    ? t("ask.sentence.journey")
    : t("ask.sentence.stay");
}

export const titleOf = ({ title }: Topic, t: Translate): string => title || t("site.name");

interface Formats {
  t: Translate;
  language: string;
  day: (day: string) => string;
  languageName: (code: string) => string;
}

/** "Kettle evening, 20 May 2027, for 2 adults and 1 child, in German."; "" while nothing is said of it. */
export function sentenceText(
  inquiry: Inquiry,
  topic: Topic,
  { t, language, day, languageName }: Formats,
): string {
  const { from, to, people, guideLanguage } = inquiry;
  if ([from, to, people, guideLanguage].every((value) => value === "")) return "";
  const { adults, children, vegetarians } = countsOf(inquiry);
  const wordOf = pluralWords(language);
  const counted = (count: number | null, words: string[]): string =>
    count === null ? "" : `${count} ${wordOf(words, count)}`.trim();
  const partOf = (name: SentencePart, words: string[]): string => {
    switch (name) {
      case "title":
        return titleOf(topic, t);
      case "from":
        return from && day(from);
      case "to":
        return to && day(to);
      case "adults":
        return counted(adults, words);
      case "children":
        return counted(children || null, words);
      case "vegetarians":
        return counted(vegetarians || null, words);
      case "language":
        return guideLanguage && t("ask.language.in", { language: languageName(guideLanguage) });
    }
  };
  const sentence = sentencePieces(
    sentenceMessage(topic.kind, t),
    (...part) => partOf(...part) || undefined,
  ).join("");
  // A Croatian date ends with a full stop of its own.
  return sentence.replace(/\.\.$/, ".");
}

const GAP = "___";

/** The same with gaps, and a line for the name: for an e-mail that the visitor completes. */
export function sentenceWithGaps(topic: Topic, t: Translate): string {
  const sentence = sentencePieces(sentenceMessage(topic.kind, t), (name, words) => {
    if (name === "title") return titleOf(topic, t);
    if (name === "language") return t("ask.language.in", { language: GAP });
    return `${GAP} ${words.at(-1)}`.trim();
  }).join("");
  return `${sentence}\n\n${t("form.name")}: `;
}
