import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { OPERATOR } from "../../content/operator.ts";
import { phoneLink } from "../../content/phoneLink.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { INQUIRY_ID } from "../Inquiry/Inquiry.tsx";
import * as styles from "./ProgramSheet.css.ts";

/** The offer in short, with the way to ask for it: beside the story on a wide screen, before it on a narrow one. */
export function ProgramSheet({ price }: { price: string }) {
  const t = useWords();
  return (
    <div className={styles.sheet}>
      {price && <p className={styles.price}>{price}</p>}
      <p>{t("program.ask.text")}</p>
      <LinkButton href={`#${INQUIRY_ID}`}>{t("program.ask.action")}</LinkButton>
      <p className={styles.quiet}>
        {t("contact.phone")} <Link href={phoneLink(OPERATOR.phone)}>{OPERATOR.phone}</Link>
      </p>
    </div>
  );
}

/** On a narrow screen, while the story is read: what it costs, and the way to ask, at the edge of the screen. */
export function ProgramBar({ price }: { price: string }) {
  const t = useWords();
  return (
    <div className={styles.bar}>
      <span className={styles.barPrice}>{price}</span>
      <LinkButton href={`#${INQUIRY_ID}`} size="small">
        {t("program.ask.action")}
      </LinkButton>
    </div>
  );
}
