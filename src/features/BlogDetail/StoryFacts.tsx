import { FactBox } from "../../components/FactBox/FactBox.tsx";
import { PersonCard } from "../../components/PersonCard/PersonCard.tsx";
import type { BlogPost } from "../../documents/kinds/blog.ts";
import type { Person } from "../../documents/types.ts";
import type { ViewModelOf } from "../../documents/viewModels/viewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";

interface Props {
  viewModel: ViewModelOf<BlogPost>;
  people: Person[];
}

/** Who tells a story, what it takes to do as it does, and when it was last checked. */
export function StoryFacts({ viewModel: { rows, checked }, people }: Props) {
  const t = useTranslate();
  return (
    <FactBox title={t("program.in-short")} rows={rows} note={checked}>
      {people.map((person) => (
        <PersonCard key={person.name} {...person} />
      ))}
    </FactBox>
  );
}
