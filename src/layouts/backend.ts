import type { OpenBackend, SendInquiry } from "../backend/sending.ts";
import type { BackendSettings } from "../content/settings.ts";

/** The settings GATSBY_FIREBASE_…, put here by the build; null while they are unset. */
declare const BACKEND: BackendSettings | null;

let client: Promise<SendInquiry> | undefined;

async function open(settings: BackendSettings): Promise<SendInquiry> {
  const { clientOf } = await import("../backend/client.ts");
  return clientOf(settings);
}

/** null: inquiries go by the visitor's own e-mail, and no code of Firebase is ever loaded. */
export const openBackend: OpenBackend | null =
  BACKEND &&
  (() => {
    client ??= open(BACKEND).catch((error: unknown) => {
      // Without connection the code did not come: the next attempt asks for it again.
      client = undefined;
      throw error;
    });
    return client;
  });
