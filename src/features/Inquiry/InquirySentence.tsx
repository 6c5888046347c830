import { Fragment, type ReactNode, useMemo } from "react";
import { Field } from "../../components/Field/Field.tsx";
import { NumberStepper } from "../../components/NumberStepper/NumberStepper.tsx";
import { Select } from "../../components/Select/Select.tsx";
import type {
  GuideLanguage,
  ProgramViewModel,
} from "../../documents/viewModels/programViewModel.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { PEOPLE, type Topic } from "../../inquiries/inquiry.ts";
import {
  type Dates,
  type Inquiry,
  type InquiryField,
  labelOf,
} from "../../inquiries/inquiryFields.ts";
import { pluralWords, type SentencePart, sentencePieces } from "../../inquiries/sentence.ts";
import { DayChoice, useComing } from "./DayChoice.tsx";
import * as styles from "./InquiryForm.css.ts";
import { partySum } from "./partySum.ts";
import { RoomNote } from "./RoomNote.tsx";
import { sentenceMessage, titleOf } from "./sentenceText.ts";
import { isDayText } from "./state/day.ts";
import { type Counts, countsOf, partyOf } from "./state/party.ts";
import { ADULTS } from "./state/useDraft.ts";

interface Props {
  topic: Topic;
  dates: Dates;
  offer?: ProgramViewModel;
  /** That the visitor can ask for; one alone is no choice. */
  languages: GuideLanguage[];
  /** The draft in words. */
  sentence: string;
  draft: Inquiry;
  idOf: (field: InquiryField) => string;
  errorOf: (field: InquiryField) => string | undefined;
  onChange: (changes: Partial<Inquiry>) => void;
}

const IN_SENTENCE = ["from", "to", "people", "children", "vegetarians", "guideLanguage"] as const;

const NO_DEPARTURES: ProgramViewModel["departures"] = [];

/** The inquiry as a sentence whose parts are controls, what it costs, and what is wrong with it. */
export function InquirySentence({
  topic,
  dates,
  offer,
  languages,
  sentence,
  draft,
  idOf,
  errorOf,
  onChange,
}: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const wordOf = useMemo(() => pluralWords(language), [language]);
  const counts = countsOf(draft);
  const departures = offer?.departures ?? NO_DEPARTURES;
  const coming = useComing(departures);
  const most = offer?.largest ?? PEOPLE.max;

  const stepper = (
    part: keyof Counts,
    { name, field, label }: { name: string; field: InquiryField; label: string },
    [words, min, max]: [words: string[], min: number, max: number],
  ): ReactNode => (
    <span className={styles.counted}>
      <NumberStepper
        isInline
        id={idOf(field)}
        name={name}
        label={label}
        optionalMark={t("form.optional")}
        decreaseLabel={t(`ask.${part}.less`)}
        increaseLabel={t(`ask.${part}.more`)}
        value={counts[part]}
        min={min}
        max={Math.max(min, max)}
        error={errorOf(field)}
        onChange={(count) => onChange(partyOf({ ...counts, [part]: count }))}
      />
      {words[0] && ` ${wordOf(words, counts[part] ?? 0)}`}
    </span>
  );

  const dayField = (field: "from" | "to"): ReactNode => (
    <Field
      isInline
      id={idOf(field)}
      name={field}
      type="date"
      label={t(labelOf(field, dates))}
      optionalMark={t("form.optional")}
      value={draft[field]}
      error={errorOf(field)}
      onChange={(day) => onChange({ [field]: day })}
    />
  );

  /** The last day of a trip follows from the first. */
  const lastDay = (): ReactNode => {
    if (dates === "one") return undefined;
    if (!offer) return dayField("to");
    return draft.to === "" ? undefined : <time dateTime={draft.to}>{formatDate(draft.to, t)}</time>;
  };

  const partOf = (part: SentencePart, words: string[]): ReactNode => {
    const { adults, children } = counts;
    switch (part) {
      case "title":
        return <strong>{titleOf(topic, t)}</strong>;
      case "from":
        return offer ? (
          <DayChoice
            id={idOf("from")}
            label={t(labelOf("from", dates))}
            departures={departures}
            value={draft.from}
            error={errorOf("from")}
            onChange={(from) => onChange({ from })}
          />
        ) : (
          dayField("from")
        );
      case "to":
        return lastDay();
      case "adults":
        return stepper(part, { name: ADULTS, field: "people", label: t("ask.adults") }, [
          words,
          children ? 0 : 1,
          most - (children ?? 0),
        ]);
      case "children":
        return stepper(part, { name: part, field: part, label: t("ask.children") }, [
          words,
          0,
          most - (adults ?? 0),
        ]);
      case "vegetarians":
        return stepper(part, { name: part, field: part, label: t("ask.vegetarians") }, [
          words,
          0,
          Number(draft.people),
        ]);
      case "language":
        return languages.length < 2 ? undefined : (
          <Select
            id={idOf("guideLanguage")}
            name="guideLanguage"
            labelIs="hidden"
            label={t("ask.language")}
            error={errorOf("guideLanguage")}
            selected={draft.guideLanguage}
            onSelect={(guideLanguage) => onChange({ guideLanguage })}
            options={[
              { value: "", label: t("ask.language.any") },
              ...languages.map(({ code, name }) => ({
                value: code,
                label: t("ask.language.in", { language: name }),
              })),
            ]}
          />
        );
    }
  };

  const pieces = sentencePieces(sentenceMessage(topic.kind, t), partOf);
  const { from } = draft;
  const isUnknownDay = coming.size > 0 && isDayText(from) && !coming.has(from);
  const errors = IN_SENTENCE.filter((field) => errorOf(field) !== undefined);
  return (
    <div>
      <p className={styles.sentence}>
        {pieces.map((piece, index) => (
          <Fragment key={index}>{piece}</Fragment>
        ))}
      </p>
      {errors.map((field) => (
        <p key={field} id={`${idOf(field)}-error`} className={styles.error}>
          {errorOf(field)}
        </p>
      ))}
      <p aria-live="polite" className={styles.estimate}>
        {isUnknownDay && !errorOf("from") && t("ask.day.none", { day: formatDate(from, t) })}
      </p>
      {offer && (
        <>
          <p aria-live="polite" className={styles.estimate}>
            {partySum(offer, draft, t, language)}
          </p>
          <RoomNote {...{ offer, draft, sentence, onChange }} />
        </>
      )}
    </div>
  );
}
