import { runAsCommand } from "../command.ts";
import { untilStopped } from "../serve/stop.ts";
import { LOG, prepareBackend, startEmulators } from "./emulators.ts";

// Starts the backend of `npm start` while the site is already being served.
void runAsCommand("emulate", async () => {
  const emulators = await prepareBackend()
    .then(startEmulators)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The form cannot send and offers an e-mail instead. ${reason.replace(/[.:]*$/, "")}; then start again.`,
      );
    });
  console.log(
    "The form works now. Inquiries are kept in the Firestore emulator: npm run inquiries -- --local",
  );
  const wasAsked = await Promise.race([
    untilStopped().then(() => true),
    emulators.ended.then(() => false),
  ]);
  await emulators.stop();
  if (wasAsked) return;
  throw new Error(
    `The Firebase emulators ended unexpectedly, so the form cannot send any more: stop npm start with Ctrl-C and start it again. Their log is ${LOG}.`,
  );
});
