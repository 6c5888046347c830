/** Where the functions run, for the client and for the functions themselves. */
export const REGION = "us-central1";
