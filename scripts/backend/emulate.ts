import { runAsCommand } from "../command.ts";
import { untilStopped } from "../serve/stop.ts";
import { prepareBackend, startEmulators } from "./emulators.ts";

// The backend of `npm start`, beside the server of the site, which answers meanwhile.
void runAsCommand("emulate", async () => {
  const emulators = await prepareBackend()
    .then(startEmulators)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The form cannot send, and offers an e-mail instead. ${reason.replace(/[.:]*$/, "")}; then start again.`,
      );
    });
  console.log(
    "The form works now. Inquiries are kept in the Firestore emulator: npm run inquiries -- --local",
  );
  await untilStopped();
  await emulators.stop();
});
