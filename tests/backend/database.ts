import { emulatorAddresses, PROJECT } from "../../scripts/backend/addresses.ts";

const { host, port } = emulatorAddresses().firestore;
const EMULATOR = `http://${host}:${port}`;
const DOCUMENTS = `v1/projects/${PROJECT}/databases/(default)/documents`;
// The emulator accepts this token as the owner's.
const asOwner = { headers: { authorization: "Bearer owner" } };

interface StoredValue {
  stringValue?: string;
  integerValue?: string;
  booleanValue?: boolean;
  timestampValue?: string;
  arrayValue?: { values?: StoredValue[] };
  mapValue?: { fields?: Record<string, StoredValue> };
}

interface StoredDocument {
  name: string;
  fields: Record<string, StoredValue>;
}

export interface StoredEntry {
  id: string;
  [field: string]: unknown;
}

function plain(value: StoredValue): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue) return plainFields(value.mapValue.fields ?? {});
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return value.booleanValue ?? value.stringValue ?? value.timestampValue;
}

const plainFields = (fields: Record<string, StoredValue>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

/** All documents of a collection, as plain values. */
export async function readAll(collection: "inquiries" | "mail" | "limits"): Promise<StoredEntry[]> {
  const kept: StoredEntry[] = [];
  let pageToken = "";
  do {
    const query = new URLSearchParams({ pageSize: "1000", pageToken });
    const response = await fetch(`${EMULATOR}/${DOCUMENTS}/${collection}?${query}`, asOwner);
    const page: { documents?: StoredDocument[]; nextPageToken?: string } = await response.json();
    for (const { name, fields } of page.documents ?? []) {
      kept.push({ id: name.split("/").at(-1) ?? "", ...plainFields(fields) });
    }
    pageToken = page.nextPageToken ?? "";
  } while (pageToken !== "");
  return kept;
}

/** Deletes the counters and keeps the inquiries. */
export async function resetRateLimits(): Promise<void> {
  for (const { id } of await readAll("limits")) {
    await fetch(`${EMULATOR}/${DOCUMENTS}/limits/${id}`, { ...asOwner, method: "DELETE" });
  }
}

export async function emptyDatabase(): Promise<void> {
  await fetch(`${EMULATOR}/emulator/${DOCUMENTS}`, { method: "DELETE" });
}
