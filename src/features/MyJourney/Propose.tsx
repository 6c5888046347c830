import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { NumberStepper } from "../../components/NumberStepper/NumberStepper.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { MONTHS, monthOf } from "../../documents/season.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type Catalogue, kindsIn } from "../../journey/catalogue.ts";
import { WAYS } from "../../journey/journey.ts";
import { MOST_DAYS, propose, WISH, type Wish } from "../../journey/propose.ts";
import { wishLink } from "../../journey/wishLinks.ts";
import * as styles from "./Propose.css.ts";
import { monthName } from "./words.ts";

interface Props {
  catalogue: Catalogue;
  today: string;
}

/** A journey for a wish. It opens as somebody else's would: nothing of one's own is touched. */
export function Propose({ catalogue, today }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [wish, setWish] = useState<Wish>({ ...WISH, month: monthOf(today) });
  const [isNothing, setNothing] = useState(false);
  const set = (fields: Partial<Wish>): void => {
    setNothing(false);
    setWish((before) => ({ ...before, ...fields }));
  };
  const kinds = kindsIn(catalogue);
  const show = (): void => {
    const journey = propose(wish, catalogue, today);
    setNothing(journey === null);
    if (journey) window.location.assign(wishLink(wish));
  };
  return (
    <section className={styles.part} aria-labelledby="propose">
      <Heading level={2} size="title" id="propose">
        {t("my.wish")}
      </Heading>
      <p>{t("my.wish.lead")}</p>
      <div className={styles.fields}>
        <NumberStepper
          id="wish-days"
          name="wish-days"
          label={t("my.wish.days")}
          decreaseLabel={t("my.wish.days.less")}
          increaseLabel={t("my.wish.days.more")}
          value={wish.days}
          min={1}
          max={MOST_DAYS}
          onChange={(days) =>
            set({ days: Math.min(Math.max(Math.round(days ?? 1), 1), MOST_DAYS) })
          }
        />
        <Select
          name="wish-month"
          label={t("my.wish.month")}
          labelIs="above"
          options={MONTHS.map((month) => ({
            value: String(month),
            label: monthName(month, language),
          }))}
          selected={String(wish.month)}
          onSelect={(month) => set({ month: Number(month) })}
        />
        <Select
          name="wish-by"
          label={t("my.by")}
          labelIs="above"
          options={WAYS.map((way) => ({ value: way, label: t(`my.by.${way}`) }))}
          selected={wish.by}
          onSelect={(way) => set({ by: WAYS.find((one) => one === way) ?? wish.by })}
        />
        <Select
          name="wish-kind"
          label={t("my.wish.kind")}
          labelIs="above"
          options={[
            { value: "", label: t("my.wish.kind.all") },
            ...kinds.map((kind) => ({ value: kind, label: t(`choice.type.${kind}`) })),
          ]}
          selected={wish.kind}
          onSelect={(name) => set({ kind: kinds.find((kind) => kind === name) ?? "" })}
        />
        <Checkbox
          id="wish-children"
          name="wish-children"
          label={t("my.wish.children")}
          isChecked={wish.withChildren}
          onChange={(withChildren) => set({ withChildren })}
        />
      </div>
      <Button tone="quiet" onClick={show}>
        {t("my.wish.action")}
      </Button>
      <p role="status">{isNothing ? t("my.wish.nothing") : ""}</p>
      <WishRules />
    </section>
  );
}

/** By which rules a wish becomes a journey. */
export function WishRules() {
  const t = useTranslate();
  return (
    <details className={styles.rules}>
      <summary>{t("my.wish.rules")}</summary>
      <p>{t("my.wish.rules.text")}</p>
    </details>
  );
}
