import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { OPERATOR, phoneLink } from "../../config/operator.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import { namedRow } from "../../theme/styles/namedRow.css.ts";
import { Departures } from "../Departures/Departures.tsx";
import * as styles from "./ProgramSheet.css.ts";

interface Props {
  price: string;
  /** undefined if the program is newer than the build. */
  viewModel?: ProgramViewModel;
}

/**
 * Price, facts and departures of a program with a link to the form: beside the text on a wide
 * screen, above it on a narrow one.
 */
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
          <Facts viewModel={viewModel} />
          <Departures viewModel={viewModel} />
          <Promises viewModel={viewModel} />
        </>
      )}
      <p className={styles.phone}>
        {t("contact.phone")} <Link href={phoneLink(OPERATOR.phone)}>{OPERATOR.phone}</Link>
      </p>
    </div>
  );
}

function Facts({ viewModel: { rows } }: { viewModel: ProgramViewModel }) {
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

/** Cancellation, minimum number of participants, and a link to the terms. */
function Promises({ viewModel: { cancelling, smallest } }: { viewModel: ProgramViewModel }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <p className={styles.quiet}>
      {[cancelling, smallest].filter(Boolean).join(" ")}{" "}
      <Link href={routePath("terms", language)}>{t("nav.terms")}</Link>
    </p>
  );
}

/** On a narrow screen: a bar with the price and a link to the form. */
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
