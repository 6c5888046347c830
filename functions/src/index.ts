import { initializeApp } from "firebase-admin/app";
import { logger } from "firebase-functions";
import { createRequestCheck } from "./request/checkRequest.ts";
import { installGuard } from "./request/requestGuard.ts";
import { limitHeapGrowth } from "./smallHeap.ts";

limitHeapGrowth();
initializeApp();
const log = (fault: string): void => logger.info("refused an inquiry", { fault });
installGuard(createRequestCheck({ env: process.env, log }));

// When the emulator ends by itself, this process must end with it.
if (process.env.FUNCTIONS_EMULATOR === "true") process.once("disconnect", () => process.exit());

export { sendInquiry } from "./sendInquiry.ts";
