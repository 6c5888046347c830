export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

export type Finding =
  | string
  | number
  | boolean
  | null
  | Finding[]
  | { [name: string]: Finding | undefined };

export type Key =
  | "Tab"
  | "Enter"
  | "Escape"
  | "ArrowLeft"
  | "ArrowUp"
  | "ArrowRight"
  | "ArrowDown"
  | "Home"
  | "End";

/** What is set before an engine starts, because not each of them can change it later. */
export interface Circumstances {
  width: number;
  /** The visitor has asked the system for less movement. */
  isStill: boolean;
}

/** The little that a walk asks of an engine. */
export interface Driver {
  /** Resolves when the document and what it is made of are there. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page, waits for what it promises, and answers with it as JSON. */
  evaluate(expression: string): Promise<string>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses the main button of the mouse at a place of the window. */
  clickAt(x: number, y: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** How many bytes the page has as a PDF, or in a sentence why there is none. */
  print(): Promise<number | string>;
  /** What the browser has complained of since it was asked last. */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}
