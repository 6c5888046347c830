import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { type LanguageChoice, LanguageLink } from "../LanguageMenu/LanguageLink.tsx";
import { Link } from "../Link/Link.tsx";
import { Mark } from "../SiteHeader/Mark.tsx";
import * as styles from "./SiteFooter.css.ts";

interface FooterLink {
  /** "Contact", "Telephone" */
  name: string;
  /** "/en/contact/", "tel:+38532000000" */
  href: string;
}

interface Props<Choice extends LanguageChoice> {
  /** Name of the site, beside the logo: "Podunavlje" */
  siteName: string;
  /** Accessible name of the navigation: "Footer" */
  label: string;
  /** Links to pages, in groups that belong together. */
  groups: FooterLink[][];
  /** Phone and e-mail, as links. */
  contacts: (FooterLink & { value: string })[];
  /** The page in other languages. */
  choices: Choice[];
  /** Called on click, for example to store the choice. The link navigates by itself. */
  onChoose?: (choice: Choice) => void;
  /** Settings of the visitor, such as the theme. */
  settings?: ReactNode;
  /** Last line, in small letters: "Offers and prices are invented, the places are real." */
  note: string;
  /** Shown in print instead of links: phone, e-mail, the URL of the page. */
  onPaper: { name: string; value: string }[];
}

/** Footer of every page: site name and contacts, links, languages and a note, below a river. */
export function SiteFooter<Choice extends LanguageChoice>({
  siteName,
  label,
  groups,
  contacts,
  choices,
  onChoose,
  settings,
  note,
  onPaper,
}: Props<Choice>) {
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.river}
        viewBox="0 0 120 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 2c10-3 20-3 30 0s20 3 30 0 20-3 30 0 20 3 30 0v2H0Z" />
      </svg>
      <Container>
        <div className={styles.rows}>
          <div className={styles.columns}>
            <div>
              <p className={styles.brand}>
                <Mark />
                {siteName}
              </p>
              <ul className={styles.contacts}>
                {contacts.map(({ name, value, href }) => (
                  <li key={href} className={styles.item}>
                    <Link href={href} aria-label={`${name}: ${value}`}>
                      {value}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            <nav aria-label={label} className={styles.groups}>
              {groups.map((ways, index) => (
                <ul key={index}>
                  {ways.map(({ name, href }) => (
                    <li key={href} className={styles.item}>
                      <Link href={href}>{name}</Link>
                    </li>
                  ))}
                </ul>
              ))}
              <ul className={styles.languages}>
                {choices.map((choice) => (
                  <li key={choice.htmlLang} className={styles.item}>
                    <LanguageLink choice={choice} onChoose={onChoose} noteClassName={styles.note} />
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {settings}
          <p className={styles.note}>{note}</p>
          <dl className={styles.onPaper}>
            {onPaper.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </footer>
  );
}
