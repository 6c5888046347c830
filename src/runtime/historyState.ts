import { isRecord } from "../documents/raw.ts";

/** The card that the visitor saw last, or pressed. */
export interface SavedCard {
  path: string;
  /** Its distance from the top of the viewport. */
  top: number;
  isPressed: boolean;
}

/** Restores a list after "back" or a reload. Gatsby has keys of its own in the same state. */
interface ListHistoryState {
  /** The number of cards shown, if more than at first. */
  shown?: number;
  left?: SavedCard;
}

function readHistoryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

export function replaceHistoryState(step: ListHistoryState): void {
  window.history.replaceState({ ...readHistoryState(), ...step }, "");
}

/** The history state without what a list has saved. */
export function initialState(): Record<string, unknown> {
  const { shown: _shown, left: _left, ...rest } = readHistoryState();
  return rest;
}

/** 0 if no more cards than at first were shown. */
export function savedCardCount(): number {
  const { shown } = readHistoryState();
  return typeof shown === "number" ? shown : 0;
}

export function savedCard(): SavedCard | null {
  const { left } = readHistoryState();
  if (!isRecord(left)) return null;
  const { path, top, isPressed } = left;
  if (typeof path !== "string" || typeof top !== "number") return null;
  return { path, top, isPressed: isPressed === true };
}
