import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { OfferSheet } from "../../components/OfferSheet/OfferSheet.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { OPERATOR, phoneLink } from "../../config/operator.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import { Departures } from "../Departures/Departures.tsx";

interface Props {
  price: string;
  /** undefined if the program is newer than the build. */
  viewModel?: ProgramViewModel;
}

/**
 * Price and departures of a program with a link to the form: beside the text on a wide screen, where
 * it stays in view, above it on a narrow one.
 */
export function ProgramSheet({ price, viewModel }: Props) {
  const t = useTranslate();
  return (
    <OfferSheet
      price={price && <Price size="large" words={price} />}
      lines={viewModel?.prices}
      text={viewModel ? undefined : t("program.ask.text")}
      action={<LinkButton href={`#${INQUIRY_ID}`}>{t("program.ask.action")}</LinkButton>}
      smallPrint={viewModel && <Promises viewModel={viewModel} />}
      contact={
        <>
          {t("contact.phone")} <Link href={phoneLink(OPERATOR.phone)}>{OPERATOR.phone}</Link>
        </>
      }
    >
      {viewModel && <Departures viewModel={viewModel} />}
    </OfferSheet>
  );
}

/** Cancellation, minimum number of participants, and a link to the terms. */
function Promises({ viewModel: { cancelling, smallest } }: { viewModel: ProgramViewModel }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <>
      {[cancelling, smallest].filter(Boolean).join(" ")}{" "}
      <Link href={routePath("terms", language)}>{t("nav.terms")}</Link>
    </>
  );
}
