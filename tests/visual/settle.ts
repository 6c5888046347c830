/** In the page: letters and pictures are there, and what was drawn last is on the screen. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    }),
  );
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
