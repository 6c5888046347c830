interface Asked {
  url: string;
}

const urlOf = (asked: string | URL | Asked, scope: string): string =>
  typeof asked === "object" && "url" in asked ? asked.url : new URL(asked, scope).href;

interface MatchOptions {
  cacheName?: string;
  ignoreSearch?: boolean;
}

const withoutSearch = (url: string): string => url.split("?")[0] ?? "";

/** The browser's cache storage. `room` is the number of entries that it takes. */
export function createCaches(scope: string, room = Number.POSITIVE_INFINITY) {
  const stores = new Map<string, Map<string, Response>>();
  const size = (): number => [...stores.values()].reduce((sum, store) => sum + store.size, 0);

  const cacheOf = (store: Map<string, Response>) => ({
    keys: async () => [...store.keys()].map((url) => ({ url })),
    match: async (asked: string | Asked) => store.get(urlOf(asked, scope))?.clone(),
    delete: async (asked: string | Asked) => store.delete(urlOf(asked, scope)),
    put: async (asked: string | Asked, response: Response) => {
      const url = urlOf(asked, scope);
      if (!store.has(url) && size() >= room) throw new DOMException("", "QuotaExceededError");
      store.set(url, response);
    },
  });

  return {
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
    match: async (asked: string | URL | Asked, options: MatchOptions = {}) => {
      const url = urlOf(asked, scope);
      for (const [name, store] of stores) {
        if (options.cacheName !== undefined && options.cacheName !== name) continue;
        const found = options.ignoreSearch
          ? [...store].find(([key]) => withoutSearch(key) === withoutSearch(url))?.[1]
          : store.get(url);
        if (found) return found.clone();
      }
      return undefined;
    },
  };
}
