/** The result of the work, or `createError()` when it takes longer. The work itself goes on. */
export function withTimeout<Thing>(
  milliseconds: number,
  work: Promise<Thing>,
  createError: () => Error,
): Promise<Thing> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), milliseconds);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
