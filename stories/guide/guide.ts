/** Where a component comes from: what draws and moves it. */
export type Origin =
  | "native"
  | "react-aria"
  | "Embla"
  | "yet-another-react-lightbox"
  | "framer-motion";

export interface Guide {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** When to use it: each an example of a good place. */
  use: readonly string[];
  /** When not, and what to take instead: the name of a component, or a sentence. */
  dontUse: readonly { when: string; instead: string }[];
  /** Its parts from the outside in, if there are more than one. */
  anatomy?: readonly { part: string; what: string }[];
  states: readonly { state: string; what: string }[];
  /** The words in it; left out for a component without words of its own. */
  words?: {
    /** "One to four words, 28 letters at most." */
    length: string;
    capitals: string;
    examples: { en: readonly string[]; de: readonly string[] };
  };
  accessibility: {
    /** Left out if there is nothing to press. */
    keys?: readonly { key: string; does: string }[];
    /** What a screen reader says, and when. */
    announced: string;
    /** What whoever uses the component must see to. */
    supply: readonly string[];
  };
  origin: { from: Origin; why: string };
  /** The version of @vidikovac/react in which it first was. */
  since: string;
  changes: readonly { version: string; what: string }[];
}
