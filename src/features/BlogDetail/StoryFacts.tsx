import { FactBox } from "../../components/FactBox/FactBox.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { BlogPost } from "../../documents/kinds/blog.ts";
import type { Picture as PictureData } from "../../documents/types.ts";
import type { ViewModelOf } from "../../documents/viewModels/viewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import * as styles from "./StoryFacts.css.ts";

interface Props {
  viewModel: ViewModelOf<BlogPost>;
  portrait?: PictureData;
}

/** Who tells a story, what it takes to do as it does, and when it was last checked. */
export function StoryFacts({ viewModel: { author, rows, checked }, portrait }: Props) {
  const t = useTranslate();
  return (
    <FactBox title={t("program.in-short")} rows={rows} note={checked}>
      {author && (
        <div className={styles.author}>
          {portrait && (
            <div className={styles.portrait}>
              <Picture picture={portrait} sizes={pictureSizes.portrait} corners="none" />
            </div>
          )}
          <p>
            <span className={styles.name}>{author.name}</span>
            <span className={styles.about}>{author.about}</span>
          </p>
        </div>
      )}
    </FactBox>
  );
}
