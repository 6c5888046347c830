import { AvailabilityNote } from "../../components/AvailabilityNote/AvailabilityNote.tsx";
import { Badge } from "../../components/Badge/Badge.tsx";
import type { DepartureViewModel } from "../../documents/viewModels/departureViewModel.ts";

/** Whether a departure runs, what is left, and in which language it is guided. */
export function DepartureMarks({
  marks,
  language,
}: Pick<DepartureViewModel, "marks" | "language">) {
  return (
    <>
      {marks.map(({ tone, text }) =>
        tone === "quiet" ? (
          <AvailabilityNote key={text}>{text}</AvailabilityNote>
        ) : (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ),
      )}
      {language && <AvailabilityNote>{language}</AvailabilityNote>}
    </>
  );
}
