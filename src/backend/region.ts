/** Where the functions run, for the client and for the functions themselves. */
export const REGION = "us-central1";

/** Where they are on this machine; firebase.json sets the same. */
export const FUNCTIONS_EMULATOR = { host: "127.0.0.1", port: 5001 };
