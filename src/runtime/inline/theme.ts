import { applyTheme, readTheme } from "../theme.ts";

// Sets the chosen theme before the first paint.

export function run(): void {
  const chosen = readTheme();
  if (chosen) applyTheme(chosen);
}
