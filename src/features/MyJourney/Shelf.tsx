import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { SHELF } from "../../journey/arrange.ts";
import { type Catalogue, knownOf } from "../../journey/catalogue.ts";
import type { Misfit } from "../../journey/fit.ts";
import type { MyJourney } from "../../journey/journey.ts";
import { spread } from "../../journey/spread.ts";
import { DropPlace } from "./Arranging.tsx";
import { ItemRow } from "./ItemRow.tsx";
import * as styles from "./JourneyDays.css.ts";
import * as own from "./Shelf.css.ts";
import type { Editing } from "./useEditing.ts";
import { ITEM } from "./useKeptFocus.ts";
import { idsOf, nameOf, sayMisfits } from "./words.ts";

interface Props {
  journey: MyJourney;
  catalogue: Catalogue;
  misfits: readonly Misfit[];
  editing: Editing;
}

/** Where one puts what has no day yet, while there is nothing of that kind. */
export function EmptyShelf({ editing }: Pick<Props, "editing">) {
  const t = useTranslate();
  return (
    <div className={own.empty}>
      <DropPlace
        form="area"
        label={t("my.shelf")}
        onMove={(from, id) => editing.move(from, { day: SHELF, at: 0 }, id)}
      >
        <p>{t("my.shelf.empty")}</p>
      </DropPlace>
    </div>
  );
}

/** What is kept and on no day yet. */
export function Shelf({ journey, catalogue, misfits, editing }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { shelf, days } = journey;
  const id = "shelf";
  const ids = idsOf(shelf);
  return (
    <section className={styles.day} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="title" id={id}>
          {t("my.shelf")}
        </Heading>
      </div>
      <p className={own.lead}>{t("my.shelf.lead")}</p>
      <p className={own.action}>
        <Button
          onClick={() => editing.change((mine) => spread(mine, catalogue), t("my.said.spread"))}
        >
          {t("my.spread")}
        </Button>
      </p>
      <ul className={styles.items}>
        {shelf.map((item, at) => {
          const visit = { ...knownOf(item, catalogue), begins: 0, ends: 0, isFixed: false };
          const place = { day: SHELF, at };
          return (
            <li key={ids[at]} {...{ [ITEM]: ids[at] }} className={styles.item}>
              <DropPlace
                label={t("my.drop.before", { day: t("my.shelf"), title: nameOf(visit, t) })}
                onMove={(from, id) => editing.move(from, place, id)}
              />
              <ItemRow
                id={ids[at] ?? ""}
                visit={visit}
                place={place}
                misfits={sayMisfits(
                  misfits.filter((misfit) => misfit.day === SHELF && misfit.at === at),
                  [],
                  language,
                  t,
                )}
                days={days.length}
                can={{ earlier: false, later: false }}
                editing={editing}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
