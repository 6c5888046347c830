import { isRecord } from "../documents/raw.ts";
import { SHOWN } from "./pageState.ts";

/** The card that the visitor saw last, or pressed. */
export interface SavedCard {
  path: string;
  /** Its distance from the top of the viewport. */
  top: number;
  isPressed: boolean;
}

/** Restores a list after "back" or a reload. Gatsby has keys of its own in the same state. */
interface ListHistoryState {
  [SHOWN]?: number;
  left?: SavedCard;
}

function readHistoryState(): { [Key in keyof ListHistoryState]: unknown } {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

export function replaceHistoryState(step: ListHistoryState): void {
  window.history.replaceState({ ...readHistoryState(), ...step }, "");
}

/** The history state without what a list has saved. */
export function initialState(): Record<string, unknown> {
  const { [SHOWN]: _shown, left: _left, ...rest } = readHistoryState();
  return rest;
}

/** 0 if no more cards than at first were shown. */
export function savedCardCount(): number {
  const { [SHOWN]: shown } = readHistoryState();
  return typeof shown === "number" ? shown : 0;
}

export function savedCard(): SavedCard | null {
  const { left } = readHistoryState();
  if (!isRecord(left)) return null;
  const { path, top, isPressed } = left;
  if (typeof path !== "string" || typeof top !== "number") return null;
  return { path, top, isPressed: isPressed === true };
}
