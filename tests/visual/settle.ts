/**
 * In the page: letters and pictures are there, what moved has come to its end, and what was drawn last is on the
 * screen. What does not come is named, instead of a test that runs out of time.
 */
export async function settle(): Promise<void> {
  const PATIENCE_IN_MS = 30_000;
  const expectSoon = async (what: string, coming: Promise<unknown>): Promise<void> => {
    const late = new Error(`The page waits for ${what}.`);
    await new Promise((done, fail) => {
      const end = setTimeout(() => fail(late), PATIENCE_IN_MS);
      coming.then(done, fail).finally(() => clearTimeout(end));
    });
  };
  await expectSoon("its fonts", document.fonts.ready);
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      const there = image.decode().catch(() => undefined);
      return expectSoon(`the picture ${image.currentSrc || image.src}`, there);
    }),
  );
  // What goes round for ever, or moves with the page, has no end.
  const ending = document.getAnimations().filter(({ playState, effect }) => {
    return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  const ended = Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  await expectSoon(`the end of ${ending.length} movements`, ended);
  const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expectSoon("its next picture on the screen", drawn);
}
