import { Select } from "../../components/Select/Select.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { SHELF } from "../../journey/arrange.ts";
import { LIMITS } from "../../journey/journey.ts";

interface Props {
  id: string;
  label: string;
  /** The day of the item. */
  day: number;
  days: number;
  /** The day, and a place behind everything on it. */
  onChoose: (day: number, at: number) => void;
}

/** On which day something is; a day after the last is a new one. */
export function DayChoice({ id, label, day, days, onChoose }: Props) {
  const t = useTranslate();
  const options = [
    { value: String(SHELF), label: t("my.shelf.short") },
    ...Array.from({ length: days }, (_, index) => ({
      value: String(index),
      label: t("my.day", { number: index + 1 }),
    })),
    ...(days < LIMITS.days ? [{ value: String(days), label: t("my.day.new") }] : []),
  ];
  return (
    <Select
      id={id}
      name={id}
      label={label}
      labelIs="hidden"
      options={options}
      selected={String(day)}
      onSelect={(value) => onChoose(Number(value), LIMITS.items)}
    />
  );
}
