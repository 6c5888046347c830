import type { Place } from "./fault.ts";

export interface Located extends Place {
  value: string;
}

/** One entry of a list whose entries have several values, by their names in the contract. */
export type FieldRecord = ReadonlyMap<string, Located>;

/** What a person wrote into the fields, each with the place where it stands. */
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

function overlaid<V>(
  shared: ReadonlyMap<string, V>,
  own: ReadonlyMap<string, V>,
): ReadonlyMap<string, V> {
  return shared.size === 0 ? own : new Map([...shared, ...own]);
}

/** The fields of one language: what all languages share, overlaid by its own. */
export function mergeFields(shared: Fields, own: Fields): Fields {
  const perPicture = new Map(shared.perPicture);
  for (const [name, texts] of own.perPicture) {
    perPicture.set(name, overlaid(perPicture.get(name) ?? new Map(), texts));
  }
  return {
    texts: overlaid(shared.texts, own.texts),
    lists: overlaid(shared.lists, own.lists),
    records: overlaid(shared.records, own.records),
    perPicture,
  };
}
