import { MODES } from "../../.storybook/modes.ts";

/** The height of the screen in all modes. */
export const HEIGHT = 900;

export type Mode = (typeof MODES)[string];

/** modeOf("hr-320") => { language: "hr", viewport: 320 } */
export function modeOf(name: string): Mode {
  const mode = MODES[name];
  if (!mode) throw new Error(`.storybook/modes.ts has no mode "${name}".`);
  return mode;
}
