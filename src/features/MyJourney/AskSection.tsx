import { type ComponentType, useEffect, useRef, useState } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import type { AskProps } from "./AskAboutJourney.tsx";
import * as styles from "./AskSection.css.ts";

/** So far below the screen the form is loaded. */
const AHEAD = "100% 0px";

/** The form at the end of the journey, loaded when it comes near. */
export function AskSection(props: AskProps) {
  const section = useRef<HTMLDivElement>(null);
  const [Ask, setAsk] = useState<ComponentType<AskProps>>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        import(/* webpackChunkName: "later-ask" */ "./AskAboutJourney.tsx").then(
          ({ AskAboutJourney }) => {
            observer.disconnect();
            setAsk(() => AskAboutJourney);
          },
          // It is tried again when it next comes near.
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
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
