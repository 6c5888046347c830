import { createHash } from "node:crypto";

/** No vowels, so that no words appear, and no characters that look alike. */
const ALPHABET = "23456789CFGHJMPQRVWX";

const numberIn = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString("hex")}`);

/** Depends on the key only: referenceOf("5f0c…") => "7K3F-92QX" */
export function referenceOf(key: string): string {
  let rest = numberIn(createHash("sha256").update(key).digest());
  let reference = "";
  while (reference.length < 8) {
    reference += ALPHABET[Number(rest % BigInt(ALPHABET.length))];
    rest /= BigInt(ALPHABET.length);
  }
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}
