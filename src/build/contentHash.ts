import { createHash } from "node:crypto";

/** A name for a content, its fingerprint: the same content has the same, another content another. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
