import { createContext, useContext } from "react";
import type { OpenBackend } from "../../inquiries/sendInquiry.ts";

const BackendContext = createContext<OpenBackend | null>(null);

export const BackendProvider = BackendContext;

/**
 * null if the site has no inquiry backend: inquiries become e-mails in the visitor's mail program.
 */
export const useBackend = (): OpenBackend | null => useContext(BackendContext);
