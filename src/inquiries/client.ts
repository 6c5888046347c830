import { initializeApp } from "@firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "@firebase/functions";
import type { BackendSettings } from "../config/settings.ts";
import { failureOf, whenToTryAgain, whyRefused } from "./failure.ts";
import type { InquiryReceipt, InquiryRequest } from "./inquiry.ts";
import { EMULATOR_HOST, REGION } from "./region.ts";
import type { Outcome, SendInquiry } from "./sending.ts";

/** After that the call may still have succeeded: its key makes asking again safe. */
const PATIENCE_IN_MS = 70_000;

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
  return httpsCallable(functions, "sendInquiry", { timeout: PATIENCE_IN_MS });
}

let project: Promise<Call> | undefined;

/**
 * Sends inquiries to the project, and opens it with the first of them: Firebase's client then makes a
 * store in the browser, and App Check asks Google. Before a visitor sends, neither happens.
 */
export function senderTo(settings: BackendSettings): SendInquiry {
  return async (request): Promise<Outcome> => {
    project ??= openProject(settings);
    // Only code that does not come keeps it from opening: the next attempt asks for it again.
    const call = await project.catch((error: unknown) => {
      project = undefined;
      throw error;
    });
    try {
      const { data } = await call(request);
      return isReceipt(data) ? { reference: String(data.reference) } : { failure: "no-data" };
    } catch (error) {
      const failure = failureOf(error, navigator.onLine);
      return { failure, ...whenToTryAgain(error), ...whyRefused(error) };
    }
  };
}
