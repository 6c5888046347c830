import { Button } from "../../components/Button/Button.tsx";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Inquiry } from "../../inquiries/inquiryFields.ts";
import * as styles from "./InquiryForm.css.ts";

interface Props {
  offer: ProgramViewModel;
  draft: Inquiry;
  /** The sentence, which says who comes. */
  sentence: string;
  onChange: (changes: Partial<Inquiry>) => void;
}

/** Said as soon as more come than there is room for, on the chosen day or on any. */
export function RoomNote({
  offer: { largest, refusals, departures },
  draft,
  sentence,
  onChange,
}: Props) {
  const t = useTranslate();
  const people = Number(draft.people);
  const isGroup = largest !== null && people > largest;
  // A day may have several departures; where one does not say how many places it has, none is too few.
  const left = Math.max(
    ...departures
      .filter(({ day, state }) => day === draft.from && state === "open")
      .map((departure) => departure.left ?? Number.POSITIVE_INFINITY),
  );
  /** A group is asked for in words: no day has room for it. */
  const writeItDown = (): void =>
    onChange({
      people: "",
      children: "",
      vegetarians: "",
      message: [sentence, draft.message].filter(Boolean).join("\n\n"),
    });
  return (
    <>
      <p aria-live="polite" className={styles.estimate}>
        {isGroup && refusals["too-many"]}
        {!isGroup && left > 0 && people > left && t("ask.day.left", { count: left })}
      </p>
      {isGroup && (
        <Button tone="quiet" size="small" onClick={writeItDown}>
          {t("ask.group.write")}
        </Button>
      )}
    </>
  );
}
