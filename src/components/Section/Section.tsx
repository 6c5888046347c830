import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { Container } from "../Container/Container.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import * as styles from "./Section.css.ts";

interface Props {
  /** The h2 of the section: "Guided trips" */
  title: string;
  /** A sentence or two below the title: "Local guides and small groups." */
  lead?: string;
  /** Background: "page" has none, "quiet" is tinted, "strong" is dark. */
  tone?: VariantOf<typeof styles.section, "tone">;
  /** A link to the full list. */
  more?: ReactNode;
  /** A drawing around the title. It takes no space. */
  ornament?: ReactNode;
  /** What the section is for: cards, pictures, text. */
  children: ReactNode;
}

/** A full-width section of a page, with a title. */
export function Section({ title, lead, tone = "page", more, ornament, children }: Props) {
  return (
    <section className={styles.section({ tone })}>
      <Container>
        <div className={styles.head}>
          <Heading level={2}>{title}</Heading>
          {lead && <Text tone="quiet">{lead}</Text>}
          {ornament}
        </div>
        {children}
        {more && <p className={styles.more}>{more}</p>}
      </Container>
    </section>
  );
}
