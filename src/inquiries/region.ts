/** Where the functions run, for the client and for the functions themselves. */
export const REGION = "us-central1";

/** The host of the emulators; firebase.json sets the same. */
export const EMULATOR_HOST = "127.0.0.1";
