import type { BackendSettings } from "../config/settings.ts";
import type { OpenBackend } from "./sending.ts";

/** The settings GATSBY_FIREBASE_…, put here by the build; null while they are unset. */
declare const BACKEND: BackendSettings | null;

/** null: inquiries go by the visitor's own e-mail, and no code of Firebase is ever loaded. */
export const openBackend: OpenBackend | null =
  BACKEND &&
  (async () => {
    const { senderTo } = await import("./client.ts");
    return senderTo(BACKEND);
  });
