import { type ReactNode, useId } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import { type Place, SHELF } from "../../journey/arrange.ts";
import type { Visit } from "../../journey/schedule.ts";
import { timeText } from "../../journey/values.ts";
import { Draggable } from "./Arranging.tsx";
import { DayChoice } from "./DayChoice.tsx";
import * as styles from "./ItemRow.css.ts";
import { TimeField } from "./TimeField.tsx";
import type { Editing } from "./useEditing.ts";
import { ACTION } from "./useKeptFocus.ts";
import { nameOf, travelText } from "./words.ts";

/** What does not fit, or, as a note, what one has to think of. */
export interface Said {
  text: string;
  isNote: boolean;
}

interface Props {
  /** Tells it from the others of its day. */
  id: string;
  visit: Visit;
  place: Place;
  /** Its number on the map; undefined where it has none. */
  number?: number;
  misfits: readonly Said[];
  /** How many days there are. */
  days: number;
  /** Whether it can go earlier and later. */
  can: { earlier: boolean; later: boolean };
  /** Absent in somebody else's journey. */
  editing?: Editing;
}

/** A thing of a journey: when, what, what to know, and what can be done with it. */
export function ItemRow(props: Props) {
  const { visit, place, editing } = props;
  const t = useTranslate();
  const title = nameOf(visit, t);
  if (!editing) return <div className={styles.row}>{<Words {...props} title={title} />}</div>;
  return (
    <Draggable
      place={place}
      id={props.id}
      title={title}
      label={t("my.item.drag", { title })}
      className={styles.row}
    >
      {(handle) => (
        <>
          <Words {...props} title={title} />
          <Controls {...props} editing={editing} title={title} handle={handle} />
        </>
      )}
    </Draggable>
  );
}

function Words({ visit, place, number, misfits, editing, title }: Props & { title: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { thing, stop, begins, isFixed, travel, isGone } = visit;
  const way = travel ? travelText(travel, language, t) : "";
  const border = travel?.leg?.border ? t("my.way.border", { crossing: travel.leg.border }) : "";
  const about = stop?.text || thing?.about || "";
  const notes = [...(thing?.notes ?? [])];
  const contacts = [thing?.address, visit.point?.join(", "), thing?.phone]
    .filter(Boolean)
    .join(" · ");
  const name = (
    <strong lang={thing?.language && LANGUAGE_TABLE[thing.language].htmlLang}>
      {thing ? <Link href={thing.path}>{title}</Link> : title}
    </strong>
  );
  return (
    <>
      {(way || border) && (
        <p className={styles.way}>
          {way} {border && <strong>{border}</strong>}
        </p>
      )}
      <div className={styles.when}>
        {place.day !== SHELF && (
          <>
            {editing && (
              <TimeField
                label={t("my.item.time", { title })}
                time={timeText(begins)}
                isFixed={isFixed}
                isOwn={visit.item.at !== undefined}
                onChange={(time) => editing.setTime(place, time)}
              />
            )}
            <time className={styles.time({ isFixed, isPaperOnly: editing !== undefined })}>
              {timeText(begins)}
            </time>
          </>
        )}
      </div>
      <div className={styles.what}>
        <p className={isGone ? styles.gone : undefined}>
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          {name}
        </p>
        {about && <p className={styles.quiet}>{about}</p>}
        {notes.map((note) => (
          <p key={note} className={`${styles.quiet} ${styles.note}`}>
            {note}
          </p>
        ))}
        {contacts && <p className={`${styles.quiet} ${styles.onPaper}`}>{contacts}</p>}
        {misfits.length > 0 && (
          <ul className={styles.misfits}>
            {misfits.map(({ text, isNote }) => (
              <li key={text} className={isNote ? styles.noted : undefined}>
                <Icon name={isNote ? "info" : "warning"} /> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface ControlsProps extends Props {
  editing: Editing;
  title: string;
  handle: ReactNode;
}

function Controls({ place, days, can, editing, title, handle }: ControlsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={styles.foot}>
      <div className={styles.day} {...{ [ACTION]: "day" }}>
        <DayChoice
          id={id}
          label={t("my.item.day", { title })}
          day={place.day}
          days={days}
          onChoose={(day, at) => editing.move(place, { day, at })}
        />
      </div>
      <div className={styles.controls}>
        <span {...{ [ACTION]: "drag" }}>{handle}</span>
        {place.day !== SHELF && (
          <>
            <IconButton
              icon="arrow-up"
              {...{ [ACTION]: "up" }}
              label={t("my.item.up", { title })}
              aria-disabled={!can.earlier || undefined}
              onClick={() => editing.step(place, -1)}
            />
            <IconButton
              icon="arrow-down"
              {...{ [ACTION]: "down" }}
              label={t("my.item.down", { title })}
              aria-disabled={!can.later || undefined}
              onClick={() => editing.step(place, 1)}
            />
          </>
        )}
        <IconButton
          icon="close"
          {...{ [ACTION]: "remove" }}
          label={t("my.item.remove", { title })}
          onClick={() => editing.drop(place, title)}
        />
      </div>
    </div>
  );
}
