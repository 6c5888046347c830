import { useState } from "react";
import { Field } from "../../components/Field/Field.tsx";
import { Select } from "../../components/Select/Select.tsx";
import type { DepartureViewModel } from "../../documents/viewModels/departureViewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { useNow } from "../Departures/useNow.ts";

/** The value of "another day". */
const OTHER = "other";

interface Props {
  id: string;
  label: string;
  departures: DepartureViewModel[];
  value: string;
  error?: string;
  onChange: (day: string) => void;
}

/** One row a day. A day with several departures shows one that is open, if there is any. */
function byDay(departures: DepartureViewModel[]): Map<string, DepartureViewModel> {
  const days = new Map<string, DepartureViewModel>();
  for (const departure of departures) {
    const before = days.get(departure.day);
    if (!before || (before.state !== "open" && departure.state === "open")) {
      days.set(departure.day, departure);
    }
  }
  return days;
}

/** The coming departures of a trip. */
export function useComing(departures: DepartureViewModel[]): Map<string, DepartureViewModel> {
  const now = useNow(departures.map(({ until }) => until));
  return byDay(departures.filter(({ until }) => until > now));
}

/** The coming departures with their states, and another day. Without departures any day. */
export function DayChoice({ id, label, departures, value, error, onChange }: Props) {
  const t = useTranslate();
  const coming = useComing(departures);
  // What was typed stays in its field, even if the trip leaves on that day.
  const [typed, setTyped] = useState<string>();
  const isKnown = value === "" || coming.has(value);
  const isOther = !isKnown || typed === value;
  const type = (day: string): void => {
    setTyped(day);
    onChange(day);
  };
  const choose = (day: string): void => {
    setTyped(day === OTHER ? "" : undefined);
    onChange(day === OTHER ? "" : day);
  };
  const field = (ownLabel: string) => (
    <Field
      isInline
      id={id}
      name="from"
      type="date"
      label={ownLabel}
      optionalMark={t("form.optional")}
      value={value}
      error={error}
      onChange={type}
    />
  );
  if (coming.size === 0) return field(label);
  return (
    <>
      <Select
        id={isOther ? `${id}-choice` : id}
        name="departure"
        labelIs="hidden"
        label={label}
        error={isOther ? undefined : error}
        selected={isOther ? OTHER : value}
        onSelect={choose}
        options={[
          { value: "", label: t("ask.day.open") },
          ...[...coming.values()].map((departure) => ({
            value: departure.day,
            label: [departure.label, departure.time, ...departure.marks.map(({ text }) => text)]
              .filter(Boolean)
              .join(" · "),
            isDisabled: departure.state !== "open",
          })),
          { value: OTHER, label: t("ask.day.other") },
        ]}
      />
      {isOther && <> {field(t("ask.day.other.label"))}</>}
    </>
  );
}
