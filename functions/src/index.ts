import { initializeApp } from "firebase-admin/app";

initializeApp();

export { sendInquiry } from "./sendInquiry.ts";
