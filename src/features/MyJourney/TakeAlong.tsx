import { Button } from "../../components/Button/Button.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type Catalogue, knownOf } from "../../journey/catalogue.ts";
import { itemsOf, type MyJourney } from "../../journey/journey.ts";
import { saveFile } from "../../runtime/saveFile.ts";
import { type AddressOf, journeyLink } from "./incoming.ts";
import type { Editing } from "./useEditing.ts";
import { START_ID } from "./WhenAndWho.tsx";

interface Props {
  title: string;
  journey: MyJourney;
  catalogue: Catalogue;
  addressOf: AddressOf;
  editing: Editing;
}

/** The journey on paper, for a calendar and for a navigator. */
export function TakeAlong({ title, journey, catalogue, addressOf, editing }: Props) {
  const t = useTranslate();
  const address = (): string => journeyLink(journey);

  const load = () => import(/* webpackChunkName: "later-files" */ "./files.ts");
  /** Says so where the code for it cannot be loaded. */
  const orSay = (save: () => Promise<void>) => (): void => {
    save().catch(() => editing.say(t("my.not-loaded")));
  };

  const saveCalendar = async (): Promise<void> => {
    const { journeyCalendar } = await load();
    const text = journeyCalendar(journey, catalogue, {
      address: address(),
      addressOf,
      title,
      now: Date.now() / 1000,
      words: {
        about: t("my.calendar.about"),
        bed: (name) => `${t("my.night")}: ${name}`,
      },
    });
    if (text !== "") {
      saveFile(`journey-${journey.start}.ics`, text, "text/calendar");
      return;
    }
    editing.say(t(journey.start === "" ? "my.calendar.no-start" : "my.calendar.nothing"));
    if (journey.start === "") document.getElementById(START_ID)?.focus();
  };
  const saveWay = async (): Promise<void> => {
    if (!itemsOf(journey).some((item) => knownOf(item, catalogue).point)) {
      editing.say(t("my.gpx.nothing"));
      return;
    }
    const { journeyGpx } = await load();
    const dayName = (day: number): string => t("my.day", { number: day + 1 });
    const text = journeyGpx(journey, catalogue, { title, address: address(), addressOf, dayName });
    saveFile("journey.gpx", text, "application/gpx+xml");
  };

  return (
    <>
      <Button tone="quiet" onClick={() => window.print()}>
        {t("my.print")}
      </Button>
      <Button tone="quiet" onClick={orSay(saveCalendar)}>
        {t("my.calendar")}
      </Button>
      <Button tone="quiet" onClick={orSay(saveWay)}>
        {t("my.gpx")}
      </Button>
    </>
  );
}
