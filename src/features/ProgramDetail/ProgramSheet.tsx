import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { OPERATOR, phoneLink } from "../../config/operator.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { namedRow } from "../../theme/namedRow.css.ts";
import { Departures } from "../Departures/Departures.tsx";
import { INQUIRY_ID } from "../Inquiry/Inquiry.tsx";
import * as styles from "./ProgramSheet.css.ts";

interface Props {
  price: string;
  /** None of a program that is drawn before its page is built. */
  viewModel?: ProgramViewModel;
}

/** The offer in short, with the way to ask for it: beside the story on a wide screen, before it on a narrow one. */
export function ProgramSheet({ price, viewModel }: Props) {
  const t = useTranslate();
  return (
    <div className={styles.sheet}>
      {price && (
        <div className={styles.costs}>
          <p className={styles.price}>{price}</p>
          {viewModel?.prices.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {!viewModel && <p>{t("program.ask.text")}</p>}
      <LinkButton href={`#${INQUIRY_ID}`}>{t("program.ask.action")}</LinkButton>
      {viewModel && (
        <>
          <Facts brief={viewModel} />
          <Departures viewModel={viewModel} />
          <Promises brief={viewModel} />
        </>
      )}
      <p className={styles.phone}>
        {t("contact.phone")} <Link href={phoneLink(OPERATOR.phone)}>{OPERATOR.phone}</Link>
      </p>
    </div>
  );
}

function Facts({ brief: { rows } }: { brief: ProgramViewModel }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name} className={namedRow}>
          <dt className={styles.quiet}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How one cancels, what happens when few come, and where all of it is written. */
function Promises({ brief: { cancelling, smallest } }: { brief: ProgramViewModel }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <p className={styles.quiet}>
      {[cancelling, smallest].filter(Boolean).join(" ")}{" "}
      <Link href={routePath("terms", language)}>{t("nav.terms")}</Link>
    </p>
  );
}

/** On a narrow screen, while the story is read: what it costs, and the way to ask, at the edge of the screen. */
export function ProgramBar({ price }: { price: string }) {
  const t = useTranslate();
  return (
    <div className={styles.bar}>
      <span className={styles.barPrice}>{price}</span>
      <LinkButton href={`#${INQUIRY_ID}`} size="small">
        {t("program.ask.action")}
      </LinkButton>
    </div>
  );
}
