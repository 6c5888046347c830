import { type FocusEvent, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Field } from "../../components/Field/Field.tsx";
import { NumberStepper } from "../../components/NumberStepper/NumberStepper.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { createFormatters } from "../../documents/viewModels/formatters.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Catalogue } from "../../journey/catalogue.ts";
import { startsThatSuit } from "../../journey/fit.ts";
import { LIMITS, type MyJourney, WAYS } from "../../journey/journey.ts";
import { isDay } from "../../journey/values.ts";
import type { Editing } from "./useEditing.ts";
import * as styles from "./WhenAndWho.css.ts";

interface Props {
  journey: MyJourney;
  catalogue: Catalogue;
  today: string;
  editing: Editing;
}

/** A child that is added is so old until somebody says otherwise. */
const NEW_CHILD = 8;

export const START_ID = "journey-start";

/** The first day, what one travels by, and who comes. */
export function WhenAndWho({ journey, catalogue, today, editing }: Props) {
  const t = useTranslate();
  const say = createFormatters(useLanguage());
  const { start, by, adults, ages } = journey;
  const starts = startsThatSuit(journey, catalogue, today);
  const set = (fields: Partial<MyJourney>): void =>
    editing.change((mine) => ({ ...mine, ...fields }), t("my.said.changed"));
  const [typed, setTyped] = useState<string>();
  const leaveStart = ({ target }: FocusEvent): void => {
    const isEmptied = target instanceof HTMLInputElement && !target.validity.badInput;
    if (typed === "" && isEmptied) set({ start: "" });
    setTyped(undefined);
  };
  const setChildren = (count: number): void =>
    set({ ages: Array.from({ length: count }, (_, index) => ages[index] ?? NEW_CHILD) });
  const within = (count: number | null, least: number, most: number): number =>
    Math.min(Math.max(Math.round(count ?? least), least), most);
  return (
    <section className={styles.part} aria-label={t("my.when")}>
      <div className={styles.fields}>
        {/* What is half typed is no day: it stays in the field until one leaves it. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it is left */}
        <div onBlur={leaveStart}>
          <Field
            id={START_ID}
            name="start"
            type="date"
            label={t("my.start")}
            min={today}
            value={typed ?? start}
            onChange={(day) => {
              setTyped(day);
              if (isDay(day)) set({ start: day });
            }}
          />
        </div>
        <Select
          name="by"
          label={t("my.by")}
          labelIs="above"
          options={WAYS.map((way) => ({ value: way, label: t(`my.by.${way}`) }))}
          selected={by}
          onSelect={(way) => set({ by: WAYS.find((one) => one === way) ?? by })}
        />
        <NumberStepper
          id="journey-adults"
          name="adults"
          label={t("my.adults")}
          decreaseLabel={t("my.adults.less")}
          increaseLabel={t("my.adults.more")}
          value={adults}
          min={1}
          max={LIMITS.adults}
          onChange={(count) => set({ adults: within(count, 1, LIMITS.adults) })}
        />
        <NumberStepper
          id="journey-children"
          name="children"
          label={t("my.children")}
          decreaseLabel={t("my.children.less")}
          increaseLabel={t("my.children.more")}
          value={ages.length}
          max={LIMITS.children}
          onChange={(count) => setChildren(within(count, 0, LIMITS.children))}
        />
        {ages.map((age, index) => (
          <Select
            key={index}
            name={`age-${index + 1}`}
            label={t("my.age", { number: index + 1 })}
            labelIs="above"
            options={Array.from({ length: LIMITS.age + 1 }, (_, years) => ({
              value: String(years),
              label: t("my.age.years", { count: years }),
            }))}
            selected={String(age)}
            onSelect={(years) =>
              set({ ages: ages.map((own, at) => (at === index ? Number(years) : own)) })
            }
          />
        ))}
      </div>
      {starts.length > 0 && !starts.includes(start) && (
        <div className={styles.starts}>
          <p>{t("my.start.suits")}</p>
          {starts.map((day) => (
            <Button key={day} tone="quiet" size="small" onClick={() => set({ start: day })}>
              {say.day(day)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
