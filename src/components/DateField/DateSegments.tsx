import { useEffect, useEffectEvent, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useDateField, useDateSegment } from "react-aria/useDateField";
import type { AriaDatePickerProps } from "react-aria/useDatePicker";
import {
  type DateFieldState,
  type DateSegment,
  type DateValue,
  useDateFieldState,
} from "react-stately/useDateFieldState";
import * as styles from "./DateField.css.ts";
import type { DateWords } from "./dateWords.ts";
import { createCalendar } from "./days.ts";

interface Shared {
  /** Of the first part, which gets the focus from a list of errors. */
  id: string;
  /** Id of the label of the whole field. */
  labelId?: string;
  /** Before the name of each part: "arrival" */
  part?: string;
  words: DateWords;
  describedBy?: string;
  isInvalid: boolean;
}

interface Props extends Shared {
  field: AriaDatePickerProps<DateValue>;
  /** Called when a part of a whole day is deleted, and when the day is whole again. */
  onHole: (hasHole: boolean) => void;
}

/** Day, month and year as spin buttons, in the order of the language. */
export function DateSegments({ field, onHole, ...shared }: Props) {
  const { locale, direction } = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...field, locale, createCalendar });
  const { fieldProps } = useDateField(field, state, ref);
  const hasHole = Boolean(field.value) && state.segments.some((segment) => segment.isPlaceholder);
  const note = useEffectEvent(onHole);
  useEffect(() => note(hasHole), [hasHole]);
  const first = state.segments.findIndex(({ isEditable }) => isEditable);
  return (
    <div {...fieldProps} ref={ref} dir={direction} className={styles.segments}>
      {state.segments.map((segment, index) => (
        <Segment
          key={index}
          segment={segment}
          state={state}
          isFirst={index === first}
          {...shared}
        />
      ))}
    </div>
  );
}

interface SegmentProps extends Shared {
  segment: DateSegment;
  state: DateFieldState;
  isFirst: boolean;
}

function Segment({
  segment,
  state,
  isFirst,
  id,
  labelId,
  part,
  words,
  describedBy,
  isInvalid,
}: SegmentProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  const { type, isPlaceholder, placeholder, text } = segment;
  if (type !== "day" && type !== "month" && type !== "year") {
    return (
      <span {...segmentProps} ref={ref} className={styles.literal}>
        {text}
      </span>
    );
  }
  const ownId = isFirst ? id : segmentProps.id;
  // Words of our own: react-aria's are in Cyrillic for Serbian in either script, and partly in Latin.
  const heard = {
    id: ownId,
    "aria-label": part ? `${part}, ${words[type]}` : words[type],
    "aria-labelledby": [ownId, labelId].filter(Boolean).join(" "),
    "aria-describedby": isFirst ? describedBy : undefined,
    "aria-invalid": isInvalid || undefined,
    "aria-valuetext": isPlaceholder ? words.empty : segmentProps["aria-valuetext"],
  };
  return (
    <span {...segmentProps} {...heard} ref={ref} className={styles.segment}>
      {isPlaceholder ? (words.placeholders?.[type] ?? placeholder) : text}
    </span>
  );
}
