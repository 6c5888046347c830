import { Heading } from "../../components/Heading/Heading.tsx";
import { PersonCard } from "../../components/PersonCard/PersonCard.tsx";
import type { Person } from "../../documents/types.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import * as styles from "./ProgramPeople.css.ts";

interface Props {
  viewModel: Pick<ProgramViewModel, "voices" | "words">;
  guides: Person[];
}

/** Who guides a program, and what guests said of it; nothing of what is unknown. */
export function ProgramPeople({ viewModel: { voices, words }, guides }: Props) {
  return (
    <>
      {guides.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size="title">
            {words.guides}
          </Heading>
          {guides.map((guide) => (
            <PersonCard key={guide.name} {...guide} />
          ))}
        </section>
      )}
      {voices.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size="title">
            {words.voices}
          </Heading>
          {voices.map(({ text, by }, index) => (
            <figure key={index} className={styles.voice}>
              <blockquote>{text}</blockquote>
              {by && <figcaption className={styles.by}>{by}</figcaption>}
            </figure>
          ))}
        </section>
      )}
    </>
  );
}
