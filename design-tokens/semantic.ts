import { COLOUR } from "./primitives/colour.ts";

/** What a colour is for. Components know these names only. */
export const ROLES = {
  surface: {
    page: COLOUR.paper,
    quiet: COLOUR.sand,
    raised: COLOUR.cream,
    strong: COLOUR.night,
    strongRaised: "#0f4f56",
    overlay: "#072b30",
  },
  text: {
    body: COLOUR.ink,
    quiet: COLOUR.slate,
    accent: COLOUR.rust,
    onStrong: COLOUR.cream,
    onStrongQuiet: COLOUR.mist,
    onStrongAccent: COLOUR.apricot,
    onAction: "#ffffff",
  },
  border: {
    quiet: COLOUR.line,
    control: "#6f8583",
    strong: COLOUR.teal,
    onStrong: COLOUR.mist,
  },
  action: { main: "#b84a18", mainHover: "#9c3d12", selected: COLOUR.teal },
  success: { surface: "#e3f1df", border: "#3f8a4c", text: "#1d5229" },
  error: { surface: "#fbe5e0", border: "#c0392b", text: "#8a1f14" },
  noted: { surface: "#fdf0cf", border: "#b07a12", text: "#6b4a05" },
  focus: { ring: COLOUR.rust, ringOnStrong: COLOUR.apricot },
} as const;
