import { useRef, useState } from "react";

/**
 * Holds what is shown apart from what is reported. While a part of a day is deleted, react-stately
 * keeps the whole day, and an empty value would empty the other parts too: so nothing is reported,
 * and the parts stay. Days are texts: "2027-05-20", "2027-05-20/2027-05-25", "" for none.
 */
export function useHeldDays(incoming: string, onChange: (days: string) => void) {
  const [reported, setReported] = useState(incoming);
  const [held, setHeld] = useState(incoming);
  const holes = useRef(new Set<string>());
  if (incoming !== reported) {
    setReported(incoming);
    setHeld(incoming);
  }
  const report = (days: string): void => {
    if (days === reported) return;
    setReported(days);
    onChange(days);
  };
  const hold = (days: string): void => {
    setHeld(days);
    report(days);
  };
  /** Called when a part of the field begins or ceases to be incomplete. */
  const noteHole = (part: string, hasHole: boolean): void => {
    if (hasHole) holes.current.add(part);
    else if (!holes.current.delete(part)) return;
    report(holes.current.size > 0 ? "" : held);
  };
  return { held, reported, hold, noteHole };
}
