import type { BuildConstants } from "../runtime/buildConstants.ts";
import type { OpenBackend } from "./sendInquiry.ts";

declare const BACKEND: BuildConstants["BACKEND"];

/** null: inquiries are sent by e-mail, and no code of Firebase is loaded. */
export const openBackend: OpenBackend | null =
  BACKEND &&
  (async () => {
    const { createSender } = await import("./client.ts");
    return createSender(BACKEND);
  });
