import { isRecord } from "../documents/raw.ts";

/** The card that the visitor had before their eyes, or has pressed. */
export interface LeftCard {
  path: string;
  /** How far below the upper edge of the screen it stood. */
  top: number;
  isPressed: boolean;
}

/**
 * What a list keeps in the step of the history in which it was seen, so that "back" and a reload find
 * it as it was. Gatsby keeps its own there, too.
 */
interface ListHistoryState {
  /** So many cards were shown, where they were more than at first. */
  shown?: number;
  left?: LeftCard;
}

function stateOf(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

export function replaceHistoryState(step: ListHistoryState): void {
  window.history.replaceState({ ...stateOf(), ...step }, "");
}

/** The state of a step that shows something else: what is Gatsby's goes on, what was seen does not. */
export function initialState(): Record<string, unknown> {
  const { shown: _shown, left: _left, ...rest } = stateOf();
  return rest;
}

/** 0 where no more than at first were shown. */
export function shownInHistory(): number {
  const { shown } = stateOf();
  return typeof shown === "number" ? shown : 0;
}

export function leftInHistory(): LeftCard | null {
  const { left } = stateOf();
  if (!isRecord(left)) return null;
  const { path, top, isPressed } = left;
  if (typeof path !== "string" || typeof top !== "number") return null;
  return { path, top, isPressed: isPressed === true };
}
