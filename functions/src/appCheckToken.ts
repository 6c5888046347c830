import { isShape } from "./shape.ts";

const LONGEST_TOKEN = 4096;

function readPart(part: string | undefined): unknown {
  return JSON.parse(Buffer.from(part ?? "", "base64url").toString());
}

/**
 * Whether a token says that it is for this project; Firebase then looks whether that is true. One that
 * says anything else it would refuse as well, and repeat in the log what stands there.
 */
export function isTokenFor(project: string, token: string): boolean {
  if (token.length > LONGEST_TOKEN) return false;
  try {
    const [head, claims] = token.split(".", 2).map(readPart);
    const isSigned = isShape(head) && head.alg === "RS256";
    const receivers = isShape(claims) && Array.isArray(claims.aud) ? claims.aud : [];
    return isSigned && receivers.includes(`projects/${project}`);
  } catch {
    return false;
  }
}
