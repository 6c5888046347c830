import { THEME } from "./pageState.ts";

/** The localStorage key of the chosen theme. */
const STORAGE_KEY = "theme";

export const THEMES = ["day", "evening"] as const;

export type Theme = (typeof THEMES)[number];

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The chosen theme that the page has; undefined for that of the device. */
export function currentTheme(): Theme | undefined {
  const current = document.documentElement.getAttribute(THEME);
  return isTheme(current) ? current : undefined;
}

/** The stored theme; undefined for that of the device. */
export function readTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isTheme(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Which <meta name="theme-color"> holds: each has the theme for which it is written. */
function setBrowserColour(chosen: Theme | undefined): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[${THEME}]`)) {
    const own = meta.getAttribute(THEME);
    const ofDevice = `(prefers-color-scheme: ${own === "evening" ? "dark" : "light"})`;
    const ofChoice = own === chosen ? "all" : "not all";
    meta.media = chosen ? ofChoice : ofDevice;
  }
}

export function applyTheme(chosen: Theme | undefined): void {
  const html = document.documentElement;
  if (chosen) html.setAttribute(THEME, chosen);
  else html.removeAttribute(THEME);
  setBrowserColour(chosen);
}

/** If storage is blocked, the choice holds for this page. */
export function storeTheme(chosen: Theme | undefined): void {
  try {
    if (chosen) localStorage.setItem(STORAGE_KEY, chosen);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked or full.
  }
  applyTheme(chosen);
}

/** Calls back when the choice changes in another tab. */
export function onThemeChange(act: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY || key === null) {
      applyTheme(readTheme());
      act();
    }
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
