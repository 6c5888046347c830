import { initializeApp } from "firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "firebase/functions";
import type { BackendSettings } from "../content/settings.ts";
import { failureOf } from "./failure.ts";
import type { InquiryReceipt, InquiryRequest } from "./inquiry.ts";
import { FUNCTIONS_EMULATOR, REGION } from "./region.ts";
import type { Outcome, SendInquiry } from "./sending.ts";

/** After that the call may still have succeeded: its key makes asking again safe. */
const PATIENCE_IN_MS = 70_000;

function isReceipt(data: unknown): data is InquiryReceipt {
  return typeof data === "object" && data !== null && "reference" in data;
}

/** Opens the project, and answers what sends an inquiry to it. */
export async function openClient(settings: BackendSettings): Promise<SendInquiry> {
  const { projectId, apiKey, appId, appCheckKey, isLocal } = settings;
  const app = initializeApp({ projectId, apiKey, appId });
  if (appCheckKey !== "") {
    const { initializeAppCheck, ReCaptchaV3Provider } = await import("firebase/app-check");
    initializeAppCheck(app, { provider: new ReCaptchaV3Provider(appCheckKey) });
  }
  const functions = getFunctions(app, REGION);
  if (isLocal) {
    connectFunctionsEmulator(functions, FUNCTIONS_EMULATOR.host, FUNCTIONS_EMULATOR.port);
  }
  const call = httpsCallable<InquiryRequest, unknown>(functions, "sendInquiry", {
    timeout: PATIENCE_IN_MS,
  });
  return async (request): Promise<Outcome> => {
    try {
      const { data } = await call(request);
      return isReceipt(data) ? { reference: String(data.reference) } : { failure: "no-data" };
    } catch (error) {
      return { failure: failureOf(error, navigator.onLine) };
    }
  };
}
