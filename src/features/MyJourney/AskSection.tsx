import { useRef } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import type { AskProps } from "./AskAboutJourney.tsx";
import * as styles from "./AskSection.css.ts";
import { useWhenNear } from "./useWhenNear.ts";

const load = async () => {
  const chunk = await import(/* webpackChunkName: "later-ask" */ "./AskAboutJourney.tsx");
  return chunk.AskAboutJourney;
};

/** The form at the end of the journey. */
export function AskSection(props: AskProps) {
  const section = useRef<HTMLDivElement>(null);
  const Ask = useWhenNear(section, load);
  return (
    <div ref={section} className={styles.ask}>
      <Container>
        <div id={Ask ? undefined : INQUIRY_ID} className={styles.form}>
          {Ask && <Ask {...props} />}
        </div>
      </Container>
    </div>
  );
}
