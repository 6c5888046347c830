import { isRecord } from "../isRecord.ts";

const MAX_TOKEN_LENGTH = 4096;

function readPart(part: string | undefined): unknown {
  return JSON.parse(Buffer.from(part ?? "", "base64url").toString());
}

/**
 * Whether a token claims to be for this project; Firebase then verifies it. Other tokens are dropped here,
 * because Firebase would write their content into the log.
 */
export function isTokenFor(project: string, token: string): boolean {
  if (token.length > MAX_TOKEN_LENGTH) return false;
  try {
    const [head, claims] = token.split(".", 2).map(readPart);
    const isSigned = isRecord(head) && head.alg === "RS256";
    const receivers = isRecord(claims) && Array.isArray(claims.aud) ? claims.aud : [];
    return isSigned && receivers.includes(`projects/${project}`);
  } catch {
    return false;
  }
}
