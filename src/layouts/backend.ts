import type { OpenBackend } from "../backend/sending.ts";
import type { BackendSettings } from "../content/settings.ts";

/** The settings GATSBY_FIREBASE_…, put here by the build; null while they are unset. */
declare const BACKEND: BackendSettings | null;

/** null: inquiries go by the visitor's own e-mail, and no code of Firebase is ever loaded. */
export const openBackend: OpenBackend | null =
  BACKEND &&
  (async () => {
    const { senderTo } = await import("../backend/client.ts");
    return senderTo(BACKEND);
  });
