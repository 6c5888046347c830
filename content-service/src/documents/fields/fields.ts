import type { Place } from "../fault.ts";

export interface Located extends Place {
  value: string;
}

/** One entry of a list whose entries have several values, by their names in the contract. */
export type FieldRecord = ReadonlyMap<string, Located>;

/** The written fields, each with its place. */
export interface Fields {
  texts: ReadonlyMap<string, Located>;
  lists: ReadonlyMap<string, readonly Located[]>;
  records: ReadonlyMap<string, readonly FieldRecord[]>;
  /** Texts for pictures by field (alt, credit) and picture name. */
  perPicture: ReadonlyMap<string, ReadonlyMap<string, Located>>;
}

export const NO_FIELDS: Fields = {
  texts: new Map(),
  lists: new Map(),
  records: new Map(),
  perPicture: new Map(),
};

function mergeMaps<V>(
  shared: ReadonlyMap<string, V>,
  own: ReadonlyMap<string, V>,
): ReadonlyMap<string, V> {
  return shared.size === 0 ? own : new Map([...shared, ...own]);
}

/** The entries of a language complete those at the same place in the shared list: { amount } and { for }. */
function mergeRecords(shared: Fields["records"], own: Fields["records"]): Fields["records"] {
  return new Map(
    [...new Set([...shared.keys(), ...own.keys()])].map((name) => {
      const [ofAll = [], ofOne = []] = [shared.get(name), own.get(name)];
      const length = Math.max(ofAll.length, ofOne.length);
      const merged = Array.from({ length }, (_, index) =>
        mergeMaps(ofAll[index] ?? new Map(), ofOne[index] ?? new Map()),
      );
      return [name, merged.filter(({ size }) => size > 0)];
    }),
  );
}

/** The lists whose entries in a language do not stand beside those of the shared list. */
export const unequalLists = (shared: Fields, own: Fields): string[] =>
  [...own.records.keys()].filter((name) => {
    const ofAll = shared.records.get(name)?.length ?? 0;
    return ofAll > 0 && ofAll !== own.records.get(name)?.length;
  });

/** The fields of one language: its own override the shared ones. */
export function mergeFields(shared: Fields, own: Fields): Fields {
  const perPicture = new Map(shared.perPicture);
  for (const [name, texts] of own.perPicture) {
    perPicture.set(name, mergeMaps(perPicture.get(name) ?? new Map(), texts));
  }
  return {
    texts: mergeMaps(shared.texts, own.texts),
    lists: mergeMaps(shared.lists, own.lists),
    records: mergeRecords(shared.records, own.records),
    perPicture,
  };
}
