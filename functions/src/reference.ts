import { createHash } from "node:crypto";

/** No vowels, so that no words appear, and no signs that look alike. */
const SIGNS = "23456789CFGHJMPQRVWX";

const numberIn = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString("hex")}`);

/** The same for the same key: referenceOf("5f0c…") => "7K3F-92QX" */
export function referenceOf(key: string): string {
  let rest = numberIn(createHash("sha256").update(key).digest());
  let reference = "";
  while (reference.length < 8) {
    reference += SIGNS[Number(rest % BigInt(SIGNS.length))];
    rest /= BigInt(SIGNS.length);
  }
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}
