import { Heading } from "../../components/Heading/Heading.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./ProgramSteps.css.ts";
import { stepsByDay } from "./stepParts.ts";

/** The steps of a program, on a line like a river's. */
export function ProgramSteps({ steps }: { steps: string[] }) {
  const t = useTranslate();
  return (
    <section className={styles.program}>
      <Heading level={2} size="title">
        {t("program.steps")}
      </Heading>
      {stepsByDay(steps).map(({ name, stops }, day) => (
        <div key={day} className={styles.day}>
          {name && (
            <Heading level={3} size="lead">
              {name}
            </Heading>
          )}
          <ol className={styles.steps}>
            {stops.map(({ time, what }, index) => (
              <li key={index} className={styles.step}>
                {time && <span className={styles.time}>{time} </span>}
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
