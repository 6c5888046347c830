import { COLOUR } from "./primitives/colour.ts";

export const ROLES = {
  surface: { page: COLOUR.paper, quiet: COLOUR.sand, strong: COLOUR.night },
  text: {
    body: COLOUR.ink,
    quiet: COLOUR.slate,
    accent: COLOUR.rust,
    onStrong: COLOUR.cream,
    onStrongQuiet: COLOUR.mist,
    onStrongAccent: COLOUR.apricot,
    onAction: COLOUR.cream,
  },
  border: { quiet: COLOUR.line, strong: COLOUR.teal },
  action: { main: COLOUR.orange },
  focus: { ring: COLOUR.rust },
} as const;
