function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
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

/**
 * Where the browser denies its stores, Gatsby would not start: there they are a memory that ends with
 * the page.
 */
export function replaceBlockedStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      if (!window[name]) throw 0;
    } catch {
      Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
    }
  }
}
