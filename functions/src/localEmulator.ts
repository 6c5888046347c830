/** The variables by which `npm run inquiries -- --local` gets the emulator of this machine. */
export const LOCAL_PROJECT = "LOCAL_PROJECT";
export const LOCAL_FIRESTORE = "LOCAL_FIRESTORE";
