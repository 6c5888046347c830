import { initializeApp } from "@firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "@firebase/functions";
import type { BackendSettings } from "../config/env.ts";
import { failureOf, refusalDetailsOf, retryDetailsOf } from "./failure.ts";
import type { InquiryReceipt, InquiryRequest } from "./inquiry.ts";
import { EMULATOR_HOST, REGION } from "./region.ts";
import type { Outcome, SendInquiry } from "./sendInquiry.ts";

/** The call may still succeed after that: its key makes sending again safe. */
const TIMEOUT_MS = 70_000;

function isReceipt(data: unknown): data is InquiryReceipt {
  return typeof data === "object" && data !== null && "reference" in data;
}

type Call = (request: InquiryRequest) => Promise<{ data: unknown }>;

async function openProject(settings: BackendSettings): Promise<Call> {
  const { projectId, apiKey, appId, appCheckKey, emulatorPort } = settings;
  const appCheck = appCheckKey === "" ? null : await import("@firebase/app-check");
  const app = initializeApp({ projectId, apiKey, appId });
  appCheck?.initializeAppCheck(app, { provider: new appCheck.ReCaptchaV3Provider(appCheckKey) });
  const functions = getFunctions(app, REGION);
  if (emulatorPort !== null) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPort);
  return httpsCallable(functions, "sendInquiry", { timeout: TIMEOUT_MS });
}

let openedProject: Promise<Call> | undefined;

/**
 * Sends inquiries to the project. The project is opened with the first inquiry, because Firebase's client then
 * creates a store in the browser, and App Check contacts Google.
 */
export function createSender(settings: BackendSettings): SendInquiry {
  return async (request): Promise<Outcome> => {
    openedProject ??= openProject(settings);
    // It fails only if code could not be loaded: the next attempt loads it again.
    const call = await openedProject.catch((error: unknown) => {
      openedProject = undefined;
      throw error;
    });
    try {
      const { data } = await call(request);
      return isReceipt(data) ? { reference: String(data.reference) } : { failure: "no-data" };
    } catch (error) {
      const failure = failureOf(error, navigator.onLine);
      return { failure, ...retryDetailsOf(error), ...refusalDetailsOf(error) };
    }
  };
}
