/** Stryker runs the tests many hundred times, on code that counts where it has been. */
export const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined;

/** So many of a kind; a hundred tell a mutant as well as thousands do. */
export const many = (count: number): number => (isMutated ? Math.min(count, 100) : count);

/**
 * So many made-up inputs, others with every run: a quarter of them finds as much in the end. The nightly
 * tests (ALL=1) take all at once.
 */
export const madeUp = (count: number): number =>
  process.env.ALL === "1" ? count : Math.min(many(count), Math.ceil(count / 4));
