import { createHash } from "node:crypto";

/** 20 hexadecimal digits of SHA-256, for file names and cache keys. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 20);
}
