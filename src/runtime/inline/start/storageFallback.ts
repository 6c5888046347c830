import { IN_MEMORY } from "../../pageState.ts";

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    [IN_MEMORY]: true,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      kept.set(key, String(value));
    },
    removeItem(key) {
      kept.delete(key);
    },
    clear() {
      kept.clear();
    },
    key: () => null,
    length: 0,
  };
}

/** Gatsby does not start where storage is blocked: there it gets a store in memory. */
export function replaceBlockedStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      if (!window[name]) throw 0;
    } catch {
      Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
    }
  }
}
