import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Mark } from "../../components/SiteHeader/Mark.tsx";
import type { Picture as PictureData } from "../../documents/types.ts";
import type { Language } from "../../i18n/languages.ts";
import { LANGUAGE_TABLE } from "../../i18n/languages.ts";
import { storeLanguage } from "../../i18n/preference.ts";
import { GREETING, LANGUAGE_STYLES } from "../../runtime/pageState.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import * as styles from "./LanguageChoice.css.ts";

export interface Greeting {
  language: Language;
  /** In that language: why the visitor sees this page. */
  text: string;
  href: string;
}

interface Props {
  siteName: string;
  greetings: Greeting[];
  /** Background picture. */
  hero: PictureData;
}

/** Language choice at the root of the site. Each entry is in its own language. */
export function LanguageChoice({ siteName, greetings, hero }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.backdrop}>
        <Picture picture={hero} sizes={pictureSizes.hero} ratio="fill" corners="none" isMain />
      </div>
      <div className={styles.shade}>
        <Container>
          <div className={styles.words}>
            <div className={styles.mark}>
              <Mark />
            </div>
            <noscript>
              {/* Without script: the host picks the CSS that hides all languages but the address's. */}
              <link rel="stylesheet" href={LANGUAGE_STYLES} />
            </noscript>
            <Heading level={1}>{siteName}</Heading>
            <ul className={styles.greetings}>
              {greetings.map(({ language, text, href }) => {
                const { name, htmlLang } = LANGUAGE_TABLE[language];
                return (
                  <li key={language} lang={htmlLang} {...{ [GREETING]: "" }}>
                    <a
                      className={styles.language}
                      href={href}
                      hrefLang={htmlLang}
                      onClick={() => storeLanguage(language)}
                    >
                      {name}
                    </a>
                    <p className={styles.text}>{text}</p>
                  </li>
                );
              })}
            </ul>
          </div>
        </Container>
      </div>
    </div>
  );
}
