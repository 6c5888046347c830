import { initializeApp } from "firebase-admin/app";
import { logger } from "firebase-functions";
import { admitting } from "./admit.ts";
import { standAtTheDoor } from "./door.ts";
import { keepHeapSmall } from "./smallHeap.ts";

keepHeapSmall();
initializeApp();
const note = (fault: string): void => logger.info("refused an inquiry", { fault });
standAtTheDoor(admitting({ env: process.env, note }));

// The emulator may end by itself, and nobody else would end what it has started.
if (process.env.FUNCTIONS_EMULATOR === "true") process.once("disconnect", () => process.exit());

export { sendInquiry } from "./sendInquiry.ts";
