/** What the work comes to, or an error of ours when it takes longer. The work itself goes on. */
export function withTimeout<Thing>(
  milliseconds: number,
  work: Promise<Thing>,
  tooLate: () => Error,
): Promise<Thing> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
