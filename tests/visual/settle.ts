/**
 * Runs in the page: waits for fonts, pictures, animations and the next frame. What does not arrive
 * is named in an error, so that the test does not just time out.
 */
export async function settle(): Promise<void> {
  const PATIENCE_IN_MS = 30_000;
  const expectSoon = async (what: string, coming: Promise<unknown>): Promise<void> => {
    const late = new Error(`${location.pathname} waits for ${what}.`);
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
  // What goes round for ever, or moves with the page, has no end; and what is in a closed menu
  // waits at its beginning until that is opened.
  const isSeen = (effect: AnimationEffect | null): boolean =>
    !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false;
  const ending = document.getAnimations().filter(({ playState, effect }) => {
    const endTime = effect?.getComputedTiming().endTime;
    return playState === "running" && Number.isFinite(endTime) && isSeen(effect);
  });
  await Promise.all(
    ending.map((movement) => {
      const { effect, currentTime, id } = movement;
      const name = movement instanceof CSSAnimation ? movement.animationName : id;
      const element = effect instanceof KeyframeEffect ? effect.target?.nodeName : "";
      const what = `the end of "${name}" of ${element}, which was at ${currentTime} ms`;
      return expectSoon(
        what,
        movement.finished.catch(() => undefined),
      );
    }),
  );
  const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expectSoon("its next picture on the screen", drawn);
}
