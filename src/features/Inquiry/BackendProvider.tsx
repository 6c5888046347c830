import { createContext, useContext } from "react";
import type { OpenBackend } from "../../inquiries/sending.ts";

const BackendContext = createContext<OpenBackend | null>(null);

export const BackendProvider = BackendContext;

/** null: nothing receives inquiries, and the visitor's own e-mail takes their place. */
export const useBackend = (): OpenBackend | null => useContext(BackendContext);
