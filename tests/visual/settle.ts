/** In the page: letters and pictures are there, what moved has come to its end, and what was drawn last is on the screen. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    }),
  );
  // What goes round for ever, or moves with the page, has no end.
  const ending = document.getAnimations().filter(({ playState, effect }) => {
    return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
