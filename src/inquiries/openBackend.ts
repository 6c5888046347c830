import type { BackendSettings } from "../config/env.ts";
import type { OpenBackend } from "./sendInquiry.ts";

/** The settings GATSBY_FIREBASE_…, defined by the build; null if unset. */
declare const BACKEND: BackendSettings | null;

/** null: inquiries are sent by e-mail, and no code of Firebase is loaded. */
export const openBackend: OpenBackend | null =
  BACKEND &&
  (async () => {
    const { createSender } = await import("./client.ts");
    return createSender(BACKEND);
  });
