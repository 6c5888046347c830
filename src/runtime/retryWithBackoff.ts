const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 500;

const after = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Up to four attempts, with pauses of 0.5, 1.5 and 4.5 seconds. */
export async function retryWithBackoff<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < MAX_RETRIES; tries += 1) {
    try {
      return await ask();
    } catch {
      await after(FIRST_PAUSE_MS * 3 ** tries);
    }
  }
  return ask();
}
