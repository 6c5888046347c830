import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { StickyActionBar } from "../../components/StickyActionBar/StickyActionBar.tsx";
import type { DepartureViewModel } from "../../documents/viewModels/departureViewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import { useNow } from "../Departures/useNow.ts";

interface Props {
  price: string;
  departures?: DepartureViewModel[];
}

/** Price, next departure and the way to the form, at the foot of a narrow screen. */
export function ProgramBar({ price, departures = [] }: Props) {
  const t = useTranslate();
  const now = useNow(departures.map(({ until }) => until));
  const next = departures.find(({ until, state }) => until > now && state === "open");
  return (
    <StickyActionBar text={[price, next?.label].filter(Boolean).join(" · ")}>
      <LinkButton href={`#${INQUIRY_ID}`} size="small">
        {t("program.ask.action")}
      </LinkButton>
    </StickyActionBar>
  );
}
