import { createFormatters } from "../../documents/viewModels/formatters.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Catalogue } from "../../journey/catalogue.ts";
import type { MyJourney } from "../../journey/journey.ts";
import { journeyText } from "../../journey/text.ts";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import { journeyLink } from "./incoming.ts";

export interface AskProps {
  title: string;
  journey: MyJourney;
  catalogue: Catalogue;
}

/** One inquiry for all of the journey, which it carries as text. */
export function AskAboutJourney({ title, journey, catalogue }: AskProps) {
  const t = useTranslate();
  const say = createFormatters(useLanguage());
  const { start, adults, ages } = journey;
  const days = journeyText(journey, catalogue, {
    title,
    // The link opens all of it: an address for each would leave no room in a mail.
    addressOf: () => "",
    start: (day) => `${t("my.start")}: ${day === "" ? t("my.start.open") : say.day(day)}`,
    party: () =>
      [
        adults > 0 ? t("my.sum.adults", { count: adults }) : "",
        ages.length > 0
          ? `${t("my.sum.children", { count: ages.length })} (${say.list(ages.map((age) => t("my.age.years", { count: age })))})`
          : "",
      ]
        .filter(Boolean)
        .join(", "),
    by: (way) => `${t("my.by")}: ${t(`my.by.${way}`)}`,
    day: (index, date) =>
      [t("my.day", { number: index + 1 }), date && say.day(date)].filter(Boolean).join(", "),
    about: (time) => t("my.about", { sum: time }),
    bed: (name) => `${t("my.night")}: ${name}`,
    shelf: t("my.shelf"),
  });
  const text = `${journeyLink(journey)}\n\n${days}`;
  return (
    <Inquiry
      title={t("my.ask")}
      lead={t("my.ask.lead")}
      topic={{ kind: "my-journey", uid: "", title }}
      journey={{ text, from: start, adults, children: ages.length }}
    />
  );
}
